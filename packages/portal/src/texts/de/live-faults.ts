import type { Catalog } from '../catalog.ts';

export const liveFaults: Catalog['liveFaults'] = {
  unknown_install: {
    why: 'Es gibt keine Installation mit dieser ID.',
    next: 'Kopieren Sie die Installations-ID erneut aus „KI-Integrationen“. Meist ist es ein Tippfehler oder die ID einer anderen Umgebung.',
  },
  inactive_install: {
    why: 'Diese Installation ist ausgeschaltet.',
    next: 'Schalten Sie sie unter „KI-Integrationen“ ein, oder entfernen Sie das Snippet von der Seite und beenden Sie die Aufrufe Ihres Backends.',
  },
  origin_missing: {
    why: 'Der Aufruf hat keinen brauchbaren Origin-Header.',
    next: 'Rufen Sie von einer Seite über https auf. Dateien, abgeschottete Frames und Server haben keinen Origin.',
  },
  origin_not_listed: {
    why: 'Diese Website darf nicht an die Installation melden.',
    next: 'Gehört die Website Ihnen, fügen Sie den Origin genau so der Installation unter „KI-Integrationen“ hinzu.',
  },
  origin_not_allowed: {
    why: 'Diese Website darf die Installation so nicht verwenden.',
    next: 'Prüfen Sie die Origins der Installation unter „KI-Integrationen“.',
  },
  session_missing: {
    why: 'Der Aufruf enthält kein Sitzungstoken.',
    next: 'Öffnen Sie zuerst eine Sitzung und senden Sie ihr Token als „Authorization: Bearer …“. Das SDK erledigt das.',
  },
  session_malformed: {
    why: 'Das Gesendete ist kein Sitzungstoken.',
    next: 'Senden Sie das Token genau so, wie der Sitzungsaufruf es geliefert hat.',
  },
  session_foreign: {
    why: 'Das Sitzungstoken gehört zu einer anderen Installation, Website oder einem anderen Server.',
    next: 'Öffnen Sie auf dieser Website eine neue Sitzung. Teilen Sie Token nicht zwischen Websites.',
  },
  session_expired: {
    why: 'Die Sitzung ist abgelaufen. Sitzungen gelten 15 Minuten.',
    next: 'Öffnen Sie eine neue Sitzung und wiederholen Sie den Aufruf mit derselben Zustell-ID. Das SDK erledigt das.',
  },
  session_revoked: {
    why: 'Die Sitzungen dieser Installation wurden widerrufen.',
    next: 'Öffnen Sie eine neue Sitzung. Das SDK erledigt das.',
  },
  session_visitor: {
    why: 'Die Sitzung gehört zu einer anderen Besucher-ID als die Aktion.',
    next: 'Senden Sie die Besucher-ID, mit der die Sitzung geöffnet wurde.',
  },
  visitor_erased: {
    why: 'Der Besucher wurde nach Beginn der Sitzung gelöscht.',
    next: 'Nichts zu tun: Eine neue Sitzung braucht erneut eine Einwilligung.',
  },
  invalid_session: {
    why: 'Die Sitzung ist ungültig.',
    next: 'Öffnen Sie eine neue Sitzung und wiederholen Sie den Aufruf.',
  },
  delivery_id: {
    why: 'X-Service-Delivery-Id fehlt oder ist keine UUID.',
    next: 'Senden Sie mit jedem Aufruf eine neue UUID und bei einer Wiederholung dieselbe.',
  },
  delivery_id_reused: {
    why: 'Diese Zustell-ID wurde schon für einen anderen Besucher verwendet.',
    next: 'Erzeugen Sie für jede Zustellung eine neue UUID.',
  },
  consent: {
    why: 'Der Aufruf sagt nicht, dass der Besucher eingewilligt hat.',
    next: 'Senden Sie „consent“: true, und zwar erst nach der Einwilligung.',
  },
  property_key: {
    why: 'Eine Eigenschaft trägt den Namen persönlicher Daten.',
    next: 'Benennen Sie sie um oder entfernen Sie sie. Namen von Kontakt-, Zahlungs- und Anmeldedaten werden abgewiesen, weil solche Daten persönlich sind.',
  },
  property_form: {
    why: 'Der Name einer Eigenschaft enthält ein unerlaubtes Zeichen oder ist zu lang.',
    next: 'Beginnen Sie ihn mit einem Buchstaben und verwenden Sie nur Buchstaben (ohne Umlaute), Ziffern, „_“ und „-“, höchstens 64 Zeichen.',
  },
  properties: {
    why: 'Die Eigenschaften verletzen die Regeln.',
    next: 'Senden Sie höchstens 20 Eigenschaften: flache Texte, Zahlen oder Wahrheitswerte, zusammen 4 KiB.',
  },
  visitor_id: {
    why: 'Die Besucher-ID fehlt oder hat nicht die richtige Form.',
    next: 'Verwenden Sie die vom SDK erzeugte ID aus dem Cookie service_visitor_id.',
  },
  page_url: {
    why: 'Die Adresse der Seite fehlt oder ist kein Text.',
    next: 'Senden Sie die Adresse der Seite als „url“.',
  },
  invalid_url: {
    why: 'Die Adresse der Seite verletzt die Regeln.',
    next: 'Senden Sie eine https-Adresse mit demselben Origin wie die Seite, höchstens 2.048 Zeichen lang.',
  },
  event_time: {
    why: 'occurred_at ist ungültig oder liegt in der Zukunft.',
    next: 'Senden Sie eine Zeit nach RFC 3339 mit Zeitverschiebung und prüfen Sie die Uhr Ihres Servers.',
  },
  unknown_field: {
    why: 'Der Inhalt hat ein Feld, das nicht zum Format gehört.',
    next: 'Entfernen Sie das Feld. Nichts wird stillschweigend verworfen.',
  },
  body: { why: 'Der Inhalt entspricht nicht dem Format.', next: 'Vergleichen Sie ihn mit dem Beispiel unten.' },
  body_too_large: {
    why: 'Der Inhalt ist zu groß.',
    next: 'Senden Sie höchstens 8 KiB für eine Sitzung oder Aktion.',
  },
  unsupported_media_type: {
    why: 'Der Inhalt ist nicht als JSON ausgewiesen.',
    next: 'Senden Sie „Content-Type: application/json“, ohne Kompression.',
  },
  repeated_header: {
    why: 'Ein Header wurde doppelt gesendet.',
    next: 'Senden Sie ihn einmal. Vielleicht fügt ein Proxy ihn erneut hinzu.',
  },
  method_not_allowed: { why: 'Dieser Pfad nimmt die Methode nicht an.', next: 'Verwenden Sie POST.' },
  not_found: { why: 'Unter diesem Pfad gibt es nichts.', next: 'Vergleichen Sie die Adresse mit dem Beispiel unten.' },
  api_key_missing: {
    why: 'Der Aufruf enthält keinen API-Schlüssel.',
    next: 'Senden Sie „Authorization: Bearer svc_pat_…“ mit einem Schlüssel, der schreiben darf.',
  },
  api_key_malformed: { why: 'Der API-Schlüssel ist unvollständig.', next: 'Kopieren Sie den ganzen Schlüssel erneut.' },
  api_key_unknown: {
    why: 'Der API-Schlüssel ist unbekannt, abgelaufen oder widerrufen.',
    next: 'Erstellen Sie unter „Persönliche Zugriffstoken“ einen neuen API-Schlüssel.',
  },
  unauthorized: { why: 'Der Aufrufer ist nicht berechtigt.', next: 'Prüfen Sie API-Schlüssel oder Signatur.' },
  insufficient_scope: {
    why: 'Der API-Schlüssel darf nur lesen.',
    next: 'Erstellen Sie einen API-Schlüssel mit „Lesen und schreiben“.',
  },
  signature: {
    why: 'Die Signatur passt nicht, oder ihr Zeitstempel weicht mehr als 5 Minuten von der Uhr des Servers ab.',
    next: 'Signieren Sie genau die Bytes des Inhalts mit dem aktuellen Geheimnis der Verbindung und prüfen Sie Ihre Uhr.',
  },
  unknown_connection: {
    why: 'Es gibt diese Verbindung nicht, oder der API-Schlüssel hat keinen Zugriff auf ihre Marke.',
    next: 'Prüfen Sie die ID in der Adresse und die Marken des Schlüssels.',
  },
  server_event_not_configured: {
    why: 'Die Installation hat keine Verbindung für Serverereignisse oder keine für diesen Endpunkt.',
    next: 'Erstellen Sie die Verbindung unter „KI-Integrationen“.',
  },
  event_handle_not_allowed: {
    why: 'Die Verbindung kennt diesen Ereignis-Handle nicht.',
    next: 'Fügen Sie den Handle der Verbindung unter „KI-Integrationen“ hinzu oder korrigieren Sie die Schreibweise.',
  },
  status_not_allowed: {
    why: 'Die Verbindung nimmt keine Stornos an.',
    next: 'Schalten Sie Stornos unter „KI-Integrationen“ ein.',
  },
  idempotency_conflict: {
    why: 'Die Webhook-ID oder Ereignis-ID wurde schon mit anderem Inhalt verwendet.',
    next: 'Wiederholen Sie eine Zustellung unverändert und geben Sie jedem neuen Ereignis neue IDs.',
  },
  rate_limited: {
    why: 'Zu viele Aufrufe in kurzer Zeit.',
    next: 'Warten Sie so lange, wie Retry-After angibt. Prüfen Sie, ob ein Skript in einer Schleife aufruft.',
  },
  unavailable: {
    why: 'Der Dienst konnte den Aufruf in diesem Moment nicht annehmen.',
    next: 'Wiederholen Sie ihn mit derselben Zustell-ID. Das SDK erledigt das.',
  },
  internal: {
    why: 'Bei uns ist ein Fehler aufgetreten.',
    next: 'Wiederholen Sie den Aufruf. Tritt der Fehler wieder auf, wenden Sie sich an den Betreiber des Dienstes.',
  },
  various: {
    why: 'Weitere Aufrufe wurden aus verschiedenen Gründen abgewiesen.',
    next: 'Beginnen Sie mit den Abweisungen derselben Sekunde, die den Grund nennen.',
  },
};
