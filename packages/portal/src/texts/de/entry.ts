import type { Catalog } from '../catalog.ts';

export const entry: Catalog['entry'] = {
  title: 'Anmelden',
  lead: 'Sehen Sie Besuche, Aktionen und was KI-Dienste über Ihre Marke sagen.',
  signIn: 'Anmelden',
  demo: 'Demo öffnen',
  demoNote: 'Meldet Sie als Demo-Benutzer dieses Entwicklungsservers an.',
  noLogin: 'Die Anmeldung ist nicht eingerichtet',
  noLoginText:
    'Setzen Sie SERVICE_OIDC_ISSUER und die zugehörigen Client-Einstellungen und starten Sie den Server neu. Um sich nur auf diesem Rechner umzusehen, starten Sie den Server mit --dev.',
  noBrands: 'Sie haben noch keine Marke',
  noBrandsText: 'Ein Inhaber Ihres Teams legt sie auf der Kommandozeile an:',
};
