import type { Catalog } from '../catalog.ts';

export const members: Catalog['members'] = {
  lead: 'Mitglieder sehen alle Marken des Teams, bearbeiten Prompts und Fakten, starten Scans und rufen Korrekturen ab, die Geld kosten können. Inhaber verwalten außerdem Mitglieder, Installationen, Benachrichtigungen und den Tarif und exportieren und löschen Besucher.',
  add: 'Mitglied hinzufügen',
  email: 'E-Mail-Adresse',
  emailHint:
    'Mit dieser Adresse meldet sich die Person an. Es wird keine Einladung verschickt – sagen Sie ihr Bescheid.',
  role: 'Rolle',
  roles: { owner: 'Inhaber', member: 'Mitglied' },
  roleOf: (email) => `Rolle von ${email}`,
  added: 'Hinzugefügt',
  state: 'Status',
  states: { signedIn: 'Aktiv', waiting: 'Noch nicht angemeldet' },
  you: 'Sie',
  remove: 'Entfernen',
  removeName: (email) => `${email} entfernen`,
  removeQuestion: (email) => `${email} entfernen?`,
  removeText:
    'Die Person verliert sofort den Zugriff auf das Team. Ihre hier erstellten API-Schlüssel werden widerrufen.',
  ownersOnly: 'Nur Inhaber können ändern, wer zum Team gehört.',
};
