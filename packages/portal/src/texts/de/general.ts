import type { Catalog } from '../catalog.ts';

export const general: Catalog['general'] = {
  product: 'Service',
  loading: 'Wird geladen …',
  retry: 'Erneut versuchen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  save: 'Speichern',
  copy: 'Kopieren',
  copied: 'Kopiert',
  signOut: 'Abmelden',
  language: 'Sprache',
  theme: 'Design',
  themes: { auto: 'System', light: 'Hell', dark: 'Dunkel' },
  brand: 'Marke',
  menu: 'Menü',
  skip: 'Zum Inhalt springen',
  none: '–',
  errors: {
    title: 'Das konnte nicht geladen werden',
    network: 'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    signedOut: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
    ownerRequired: 'Das dürfen nur Inhaber. Wenden Sie sich an einen Inhaber Ihres Teams.',
    notFound: 'Hier gibt es nichts, oder Sie haben keinen Zugriff darauf.',
    lastOwner: 'Ein Team braucht einen Inhaber. Machen Sie zuerst ein anderes Mitglied zum Inhaber.',
    visitorShared:
      'Auch ein anderes Team hat Datensätze unter dieser ID. Bitten Sie den Betreiber dieses Dienstes, den Besucher zu löschen.',
    targetDisabled: 'Das Ziel ist ausgeschaltet. Schalten Sie es zuerst ein.',
    rateLimited: 'Zu viele Anfragen. Warten Sie einen Moment und versuchen Sie es erneut.',
    other: 'Bei uns ist ein Fehler aufgetreten. Versuchen Sie es erneut.',
    request: (id) => `Anfrage-ID: ${id}`,
  },
  nav: {
    collect: 'Erfassung',
    visibility: 'KI-Sichtbarkeit',
    settings: 'Einstellungen',
  },
};
