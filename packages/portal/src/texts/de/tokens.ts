import type { Catalog } from '../catalog.ts';

export const tokens: Catalog['tokens'] = {
  lead: 'Mit einem Token rufen Programme und KI-Agenten die API und den MCP-Server in Ihrem Namen auf.',
  create: 'Token erstellen',
  name: 'Name',
  nameHint: 'Zum Beispiel das Programm, das es verwendet.',
  tenant: 'Team',
  scopes: 'Zugriff',
  scopeNames: { read: 'Lesen', write: 'Lesen und schreiben' },
  brands: 'Marken',
  allBrands: 'Alle Marken',
  expires: 'Läuft ab',
  expiresIn: { never: 'Nie', days30: 'In 30 Tagen', days90: 'In 90 Tagen', year: 'In einem Jahr' },
  created: 'Erstellt',
  lastUsed: 'Zuletzt verwendet',
  neverUsed: 'Nie',
  state: 'Status',
  states: { active: 'Aktiv', expired: 'Abgelaufen', revoked: 'Widerrufen' },
  revoke: 'Widerrufen',
  revokeName: (name) => `${name} widerrufen`,
  revokeQuestion: (name) => `„${name}“ widerrufen?`,
  revokeText:
    'Programme mit diesem Token werden innerhalb von fünf Sekunden abgewiesen. Das lässt sich nicht rückgängig machen.',
  secretTitle: 'Kopieren Sie Ihr Token jetzt',
  secretText: 'Es wird nicht noch einmal angezeigt. Bewahren Sie es dort auf, wo Ihr Programm seine Geheimnisse liest.',
  done: 'Ich habe es kopiert',
  empty: 'Noch keine Token',
  emptyText:
    'Erstellen Sie ein Token, um Serverereignisse zu senden, die JSON-RPC-API aufzurufen oder einen KI-Agenten zu verbinden.',
};
