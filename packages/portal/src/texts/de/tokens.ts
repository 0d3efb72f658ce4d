import type { Catalog } from '../catalog.ts';

export const tokens: Catalog['tokens'] = {
  lead: 'Mit einem API-Schlüssel rufen Programme und KI-Agenten die API und den MCP-Server in Ihrem Namen auf.',
  create: 'API-Schlüssel erstellen',
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
    'Programme mit diesem API-Schlüssel werden innerhalb von fünf Sekunden abgewiesen. Das lässt sich nicht rückgängig machen.',
  secretTitle: 'Kopieren Sie Ihren API-Schlüssel jetzt',
  secretText:
    'Er wird nicht noch einmal angezeigt. Bewahren Sie ihn dort auf, wo Ihr Programm seine Geheimnisse liest.',
  done: 'Ich habe ihn kopiert',
  empty: 'Noch keine API-Schlüssel',
  emptyText:
    'Erstellen Sie einen API-Schlüssel, um Serverereignisse zu senden, die JSON-RPC-API aufzurufen oder einen KI-Agenten zu verbinden.',
};
