import type { Catalog } from '../catalog.ts';

export const pages: Catalog['pages'] = {
  live: 'Live',
  integrations: 'KI-Integrationen',
  findings: 'Befunde',
  attribution: 'Attribution',
  notifications: 'Benachrichtigungen',
  privacy: 'Datenschutz',
  members: 'Mitglieder',
  plan: 'Tarif & Nutzung',
  scans: 'Scans',
  prompts: 'Prompts & Fakten',
  tokens: 'Persönliche Zugriffstoken',
  visibility: 'Sichtbarkeit',
  answers: 'Antworten',
};
