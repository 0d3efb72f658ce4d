import type { Catalog } from '../catalog.ts';

export const privacy: Catalog['privacy'] = {
  lead: 'Gespeichert werden weder IP-Adresse noch User-Agent, Abfrageparameter oder Eigenschaften. Was über einen Besucher vorliegt, können Sie exportieren und löschen.',
  visitor: 'Ein einzelner Besucher',
  visitorText: 'Besucher finden ihre ID im Cookie service_visitor_id Ihrer Website.',
  visitorId: 'Besucher-ID',
  invalid: 'Eine Besucher-ID ist svc_v_, gefolgt von 12 bis 80 Buchstaben, Ziffern, Binde- oder Unterstrichen.',
  export: 'Als JSON exportieren',
  exported: (count) => `Datensätze in der Datei: ${count}.`,
  exportedNone:
    'Zu diesem Besucher ist bei dieser Marke nichts gespeichert, bei anderen Marken Ihres Teams vielleicht schon. Das Löschen gilt für alle.',
  incomplete: 'Es gibt mehr Datensätze, als eine Datei fasst. Der Befehl „service export“ liefert alle.',
  erase: 'Löschen …',
  eraseNow: 'Löschen',
  eraseQuestion: 'Diesen Besucher löschen?',
  eraseText:
    'In allen Marken Ihres Teams werden Besuche und Aktionen gelöscht. Aus Serverereignissen wird der Besucher entfernt; gezählt werden sie weiterhin. Das lässt sich nicht rückgängig machen.',
  confirmWord: 'löschen',
  confirmLabel: (word) => `Geben Sie zur Bestätigung „${word}“ ein`,
  erased: (visits, actions, events) =>
    `Erledigt. Gelöschte Besuche: ${visits}, gelöschte Aktionen: ${actions}, anonymisierte Serverereignisse: ${events}.`,
  erasedText: 'Kopien des Speichers, etwa Backups, bleiben unverändert.',
  ownersOnly: 'Nur Inhaber können Besucher exportieren und löschen.',
  retention: 'Aufbewahrung',
  retentionText:
    'Der Betreiber dieses Dienstes legt die Fristen fest. Ältere Datensätze werden einmal am Tag gelöscht. Berichte nennen niemanden und bleiben.',
  kinds: {
    visits: 'Besuche',
    actions: 'Aktionen',
    events: 'Serverereignisse',
    answers: 'Texte der Antworten',
  },
  days: (count) => `${count} Tage`,
  lastRun: (time) => `Zuletzt gelöscht: ${time}`,
  neverRun: 'Noch nichts gelöscht',
  refusal: (reason) => `Der letzte Lauf hat nichts gelöscht: ${reason}. Der Betreiber muss das prüfen.`,
};
