// German words, separated by bars.
import type { Words } from './kinds.ts';

export const DE: Words = {
  kinds: {
    determiner:
      'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|dieser|diese|dieses|diesen|diesem|jeder|jede|jedes|alle|beide|zum|zur|im|am|beim|vom',
    pronoun:
      'es|er|sie|dieses|dieser|diese|das Gerät|das Produkt|das Unternehmen|die Firma|die Marke|der Anbieter|der Hersteller|die App|das Tool|die Software|die Plattform|das Modell|man',
    possessive: 'sein|seine|seinen|seinem|seiner|seines|ihr|ihre|ihren|ihrem|ihrer|ihres|dessen|deren|unser|unsere',
    adverb:
      'auch|nur|noch|schon|bereits|dabei|hier|dann|also|jeweils|immerhin|sogar|damit|dafür|dazu|zudem|außerdem|etwas|sehr|ganz|genau|exakt|direkt|offiziell|laut Hersteller|laut Datenblatt|laut Anbieter|nach Herstellerangaben|laut Website|in der Regel|üblicherweise|normalerweise|meist|standardmäßig|nativ|vollständig|wiederum|hingegen|dagegen|lediglich|gerade einmal|pro Ladung|mit einer Ladung|mit einer Akkuladung|einmalig|regulär|übrigens|ebenfalls|ebenso|gleichfalls|selbst|allein|problemlos|zuverlässig|offenbar|stolze|satte|schlanke|faire|gute|brutto|inkl. MwSt.|inklusive Mehrwertsteuer|inklusive MwSt.|inkl. Mehrwertsteuer|je nach Händler|im Handel|im Onlineshop|im Shop|beim Hersteller|UVP',
    adjective:
      'native|nativen|nativer|direkte|direkten|direkter|offizielle|eigene|fertige|neu|neue|neuen|neues|neuer|aktuell|aktuelle|aktuellen|aktueller|monatlich|monatliche|monatlichen|monatlicher|jährliche|jährlichen|jährlicher|regulär|reguläre|regulären|regulärer|offizielle|offiziellen|offizieller|empfohlene|empfohlener|unverbindliche|unverbindlichen|voll|volle|vollen|gesamte|gesamten|maximal|maximale|maximalen|maximaler|effektiv|effektive|nutzbare|nutzbaren|kompakte|kompakten|kompakter|leichte|leichten|leichter|leichtes|starke|starken|großer|große|großen|großes|kleine|kleinen|kleiner|kleines|gute|guten|guter|gutes|lange|langen|langer|hohe|hohen|hoher|günstige|günstigen|günstiger|beliebte|beliebten|moderne|modernen|eigene|eigenen|angegebene|angegebenen|integrierte|integrierten|integrierter|fest|festen|fester|fairer|schlanke|schlanken|stattliche|stattlichen|üppige|satte|satten|deutsche|deutschen|japanische|gesetzliche|normale|normalen|normaler|einfache|einfachen|durchschnittliche|typische|verbaute|herausnehmbare|herausnehmbaren|herausnehmbaren|wechselbare|wechselbaren|feste|empfohlenen',
    approximate:
      'etwa|rund|ungefähr|circa|ca.|ca|zirka|knapp|gut|annähernd|fast|nahezu|um die|in etwa|cirka|~|≈|an die|so um die',
    hedge:
      'vermutlich|wahrscheinlich|möglicherweise|vielleicht|schätzungsweise|offenbar|könnte|könnten|dürfte|dürften|wohl|angeblich|anscheinend|eventuell|soll|sollen|unbestätigt|unter Umständen|womöglich|meines Wissens|scheint|laut Nutzern|laut Nutzerberichten|Gerüchten zufolge|mutmaßlich',
    from: 'ab|startet bei|starten bei|beginnt bei|beginnen bei|beginnend bei|schon ab|bereits ab|los geht es ab|los geht es bei|Einstiegspreis|schon für|bereits für|ab sofort ab|Einstieg',
    upTo: 'bis zu|bis|maximal|höchstens|max.|nicht mehr als|bis maximal|maximal bis zu',
    over: 'über|mehr als|mindestens|wenigstens|oberhalb von|jenseits von|min.|gut über|nicht unter|und mehr|oder mehr',
    under: 'unter|weniger als|unterhalb von|knapp unter',
    between: 'zwischen|reicht von|reichen von|liegt zwischen|liegen zwischen',
    priceVerb:
      "kostet|kosten|schlägt mit|zu Buche|liegt preislich bei|ist für|sind für|gibt's für|gibt's ab|gibt es für|gibt es ab|erhältlich für|erhältlich ab|verfügbar für|ist erhältlich für|zu haben|zu haben für|wird für|werden für|angeboten|verkauft|zahlt|zahlen|bezahlt|zahlt man|zahlen Sie|verlangt|verlangen|berechnet|belaufen sich auf|beläuft sich auf|liegt bei|liegen bei|bekommt man für|bekommen Sie für|bekommst du für|schlagen mit|fällt an|fallen an|werden fällig|fällig|ist ab|sind ab|ruft|geht über den Ladentisch|wechselt für|wird mit|kostet aktuell|kostet derzeit|kostet regulär|kostet offiziell",
    be: 'dauert|dauern|ist|sind|beträgt|betragen|liegt|liegen|liegt bei|liegen bei|bleibt|bleiben|sei|wird mit|gibt der Hersteller mit|angegeben|entspricht|erreicht|erreichen|misst|macht|ist auf|begrenzt|beläuft sich auf|belaufen sich auf|lautet',
    have: 'hat|haben|bietet|bieten|umfasst|umfassen|enthält|enthalten|kommt mit|kommen mit|kommt auf|kommen auf|bringt|bringen|verfügt über|verfügen über|besitzt|besitzen|liefert|liefern|mit|erlaubt|erlauben|unterstützt|unterstützen|fasst|fassen|schafft|schaffen|leistet|leisten|erzeugt|erzeugen|stellt|gewährt|gewähren|gibt|gibt es|gibt der Hersteller|verbraucht|benötigt|braucht|zieht|trägt|hält|halten|reicht für|reicht|speichert|nutzt|verwendet|inklusive|inkl.|beinhaltet|beinhalten|ausgestattet mit|erreicht|erreichen|arbeitet mit|läuft mit|sitzt ein|steckt ein|steckt|setzt auf|punktet mit|überzeugt mit|wartet mit|erhält|erhalten|bekommt|bekommen|deckt|wird mit|presst mit|saugt mit|misst|beschäftigt|zählt|wirbt mit',
    priceNoun:
      'Preis|Preise|Kosten|Preisempfehlung|UVP|Listenpreis|Verkaufspreis|Kaufpreis|Monatspreis|Jahrespreis|Gebühr|Monatsgebühr|Grundgebühr|Grundpreis|Einstiegspreis|Startpreis|Abopreis|Endpreis|Nettopreis|Bruttopreis|Ladenpreis|Stückpreis|Preispunkt|Monatsbeitrag|Beitrag|Jahresbeitrag|Jahresgebühr|Kursgebühr|Teilnahmegebühr|Prämie|Kontoführung|Kontoführungsgebühr|Lizenz|Abo|Abonnement|Mitgliedsbeitrag|Preisschild|Richtpreis|Normalpreis|Lizenzkosten|Monatskosten|Anschaffungspreis|Kostenpunkt',
    thing:
      'E-Bike|Rad|Fahrrad|Pedelec|Roller|E-Scooter|Scooter|Saugroboter|Staubsauger|Sauger|Roboter|Maschine|Siebträger|Siebträgermaschine|Espressomaschine|Kaffeemaschine|Kaffeevollautomat|Vollautomat|Wasserkocher|Mixer|Kühlschrank|Backofen|Waschmaschine|Trockner|Spülmaschine|Geschirrspüler|Luftreiniger|Ventilator|Heizung|Heizlüfter|Lautsprecher|Kopfhörer|Kamera|Handy|Smartphone|Tablet|Laptop|Monitor|Uhr|Smartwatch|Fernseher|Konsole|Gerät|Modell|Version|Variante|Ausführung|Ausgabe|App|Anwendung|Software|Tool|Werkzeug|Plattform|Suite|Dienst|System|Lösung|Produkt|Produktlinie|Reihe|Serie|Marke|Unternehmen|Anbieter|Hersteller|Serum|Creme|Lotion|Sonnencreme|Reiniger|Shampoo|Seife|Zahnpasta|Riegel|Getränk|Tee|Kaffee|Saft|Snack|Pulver|Nahrungsergänzung|Kapseln|Flasche|Dose|Glas|Tiegel|Tube|Beutel|Packung|Zelt|Rucksack|Jacke|Schuhe|Kocher|Laterne|Stirnlampe|Lampe|Akkuschrauber|Bohrmaschine|Bohrhammer|Säge|Schleifer|Rasenmäher|Mäher|Schloss|Helm|Schlafsack|Kajak|Anhänger|Konto|Girokonto|Karte|Kreditkarte|Kurs|Kurse|Programm|Tarif|Tarife|Versicherung|Hotel|Flug|Reise|Anschluss|Lastenrad|Cityrad|Stadtrad|Faltrad|Kompaktrad|Trekkingrad|Drucker|Router|Tastatur|Zahnbürste|Rasierer|Grill|Set|Anlage|Pumpe|Programm|Paket|Pedelec|Luftbefeuchter|Kopfhörern|Akkusauger|Handstaubsauger|Depot|Kredit|Sprachkurs|Onlinekurs|Hefe|Müsli|Schokolade|selbst',
    planNoun: 'Tarif|Tarife|Plan|Paket|Abo|Edition|Stufe|Version|Lizenz|Option|Mitgliedschaft|Pläne|Pakete|Variante',
    other:
      'Ersatz|Zubehör|Ersatzteil|Ersatzteile|Zusatz|optional|optionale|optionaler|optionales|Filter|Ersatzfilter|Dock|Dockingstation|Station|Ladestation|Basisstation|Absaugstation|Ladegerät|Netzteil|Hülle|Tasche|Taschen|Kabel|Nachfüllpack|Nachfüllbeutel|Nachfüllung|Zweitakku|Ersatzakku|Zusatzakku|Akku-Tausch|Garantieverlängerung|Schutzbrief|Versicherung|Gutschein|Gutscheine|Geschenkkarte|Guthaben|Versand|Versandkosten|Lieferung|Liefergebühr|Porto|Einrichtung|Einrichtungsgebühr|Einrichtungskosten|Installation|Onboarding|Implementierung|Anzahlung|Rate|Raten|Ratenzahlung|Monatsrate|Monatsraten|Inzahlungnahme|Rabatt|Rabatte|Ersparnis|spart|sparen|spare|gespart|Preisgeld|Förderung|Fördergeld|Zuschuss|Spende|Spenden|gespendet|Finanzierung|Finanzierungsrunde|Umsatz|Bewertung|Investition|investiert|Runde|Strafe|Bußgeld|Vergleich|Gehalt|wert|Erstattung|erstattet|Bonus|Prämie für|Cashback|Halterung|Ständer|Stativ|Gurt|Gurte|Bezug|Gepäckträger|Korb|Kindersitz|Bürste|Bürsten|Verbrauchsmaterial|Reparatur|Reparaturen|Wartung|Wartungspaket|Inspektion|Bundle|Doppelpack|Zweierpack|Set aus|Wettbewerber|Konkurrenz|Konkurrenten|Mitbewerber|Alternativen|Alternative|vergleichbare|vergleichbarer|andere|anderer|Durchschnitt|Branche|Markt|Kategorie|Steuer|Steuern|Zoll|Aufpreis|Aufschlag|Zuschlag|Kaution|Pfand|Stornierung|Stornogebühr|Roaming|Schulung|Schulungen|Beratung|Workshop|Zertifikat|Prüfung|Prüfungsgebühr|Buch|Bücher|SIM-Karte|Aktivierung|Anschlussgebühr|Anschlusspreis|Miete|Leasing|Leasingrate|gebraucht|gebrauchte|gebrauchtes|Gebrauchtgerät|generalüberholt|generalüberholte|generalüberholtes|refurbished|Verpackung|Karton|Fahrer|Fahrerin|Zimmer|Raum|Wohnung|Haus|Linse|Objektiv|Speicherkarte|Modem|Upgrade|Migration|Dienstleister|Selbstbehalt|Selbstbeteiligung|Bereitstellung|Bereitstellungsgebühr|Kapselpack|Probepackung|Reisegröße|Mahngebühr|Überziehung|Provision|Startguthaben|Nachfülllösung|Ersatzkanne|Trolley|Bindemittel|Vorgänger|Vorgängermodell|Vorgängerin',
    condition:
      'Summe|Gesamt|Gesamtkosten|Gesamtpreis|Gesamtbetrag|Zwischensumme|insgesamt|in Summe|unterm Strich|bei jährlicher Zahlung|bei jährlicher Abrechnung|bei Jahreszahlung|jährlich abgerechnet|bei jährlicher Zahlweise|bei Jahresabrechnung|jährlicher Vorauszahlung|im Jahresabo|im Jahrestarif|mit Jahresvertrag|Studierende|Studenten|Studierenden|Schüler|Studentenrabatt|Aktionspreis|Aktion|Einführungspreis|Angebot|Sonderangebot|gebraucht|refurbished|generalüberholt|während|wenn|falls|sofern|nach Abzug|mit Rabatt|mit Gutschein|rabattiert|reduziert|im Bundle|im Set|im Doppelpack|im Angebot|für Neukunden|Neukunden|im ersten Jahr|in den ersten|die ersten|ersten Monate|ersten Monat|Black Friday|Frühbucher|Frühbucherpreis|befristet|zuzüglich|zzgl.|plus MwSt.|netto|ohne MwSt.|exklusive Mehrwertsteuer|exkl. MwSt.|mit Vertrag|mit Ratenzahlung|in Raten|auf Raten|Ratenzahlung|Finanzierung|im Turbomodus|im Eco-Modus|Eco-Modus|Turbomodus|im Sparmodus|Sparmodus|Boost|volle Leistung|voller Leistung|höchster Stufe|niedrigster Stufe|kleinster Stufe|auf Maximum|unter Last|bei Volllast|im Nachtmodus|auf höchster Stufe|unter Idealbedingungen|Idealbedingungen|Laborbedingungen|je nach|abhängig von|nach der Testphase|Testphase|Restposten|Drittanbieter|Marktplatz|Import|Wiederverkauf|für zwei|zu zweit|mit Dockingstation|mit Station|samt|mitsamt|einschließlich|Förderung|gemeinnützige|Nonprofit|Vereine',
    past: 'war|waren|kostete|kosteten|lag|lagen|früher|zuvor|ehemals|ursprünglich|damals|einst|vorher|bisher|bislang|zum Marktstart|zum Start|bei Markteinführung|zur Markteinführung|Markteinführung|bei Einführung|startete|starteten|debütierte|brachte|kam|kamen|alte|alten|alter|altes|frühere|früheren|früherer|Vorgänger|Vorgängermodell|vorherige|letztes Jahr|im Vorjahr|wog|bot|hatte|hatten|hielt|wurde eingeführt|eingeführt|gesenkt von|statt|anstatt|anstelle von|nicht mehr|wurde|wurden|verlangte|gab es|zahlte|zahlten|ersetzt|ersetzte|abgelöst|löste|gestartet|erste Generation|ersten Generation',
    future:
      'wird künftig|künftig|geplant|geplante|demnächst|voraussichtlich|bald|ab nächstem|ab 2027|nächstes Jahr|plant|planen|angekündigt|angekündigte|Roadmap|in Arbeit|in Planung|in Vorbereitung|soll künftig|soll ab|Beta|werden soll|kommendes Jahr|in Zukunft|vorgesehen',
    now: 'jetzt|heute|inzwischen|aktuell|derzeit|mittlerweile|Stand|seit|momentan|nun|zurzeit|heutzutage|gegenwärtig|im Moment',
    not: 'nicht|kein|keine|keinen|keiner|keinem|keines|keinerlei|nie|niemals|ohne|weder|noch keine|noch nicht|fehlt|fehlen|entfällt|verzichtet|ausgenommen|außer|bis auf|leider|unmöglich|nirgends|nichts|vergeblich|vermisst|mangelt|ausgeschlossen|nicht mehr|noch',
    merely: 'nur|bloß|allein|lediglich|ausschließlich|zwingend|unbedingt',
    than: 'anders als|im Vergleich zu|im Vergleich zum|im Vergleich zur|verglichen mit|gegenüber|als|im Gegensatz zu|im Gegensatz zum|im Gegensatz zur|neben|wie|schlägt|übertrifft|unterbietet|im Unterschied zu|im Unterschied zum|statt',
    difference:
      'günstiger|teurer|billiger|weniger|mehr|Rabatt|Ersparnis|höher|niedriger|Unterschied|Differenz|leichter|schwerer|länger|kürzer|schneller|langsamer|Aufpreis|extra|zusätzlich|mehr als|darüber|darunter|größer|kleiner|leiser|lauter|besser|dünner|Nachlass|obendrauf|unter dem|über dem|breiter|höher',
    preposition:
      'für|bei|in|auf|von|vom|zu|zum|zur|aus|an|am|im|nach|vor|bis|pro|je|gegen|über|unter|um|ab|durch|während|innerhalb|seit|beim|ins|samt|zwischen|hinter|neben|als|mit|ohne',
    and: 'und|oder|sowie|&|bzw.|beziehungsweise|wie auch',
    contrast:
      'aber|während|jedoch|obwohl|doch|sondern|hingegen|dagegen|wohingegen|wogegen|allerdings|denn|weil|da|sodass|so dass|dafür|wobei|obgleich|dass',
    relative: 'welcher|welche|welches|wobei|dessen|deren',
    per: 'pro|je|im|in der|am|/|a|an|per|den|das|der|die',
    counted:
      'Nutzer|Nutzerin|Benutzer|Person|Platz|Nutzenden|Mitarbeiter|Mitarbeitenden|Arbeitsplatz|Sitz|Lizenz|Mitglied|Teammitglied|Agent|Gerät|Standort|Projekt|Kontakt|Zimmer|Nacht|Gast|Reisenden|Reisender|Fahrt|Leitung|SIM|Flasche|Tube|Stück|Packung|Dose|Riegel|Portion|Kapsel|Glas|Konto|Kurs|Stunde|Lektion|Teilnehmer|Teilnehmenden|Einheit|Kilogramm|Liter|100 ml|100 g|GB|Transaktion|Überweisung|Bestellung|Fahrzeug|Karte|Erwachsener|Kind|Haushalt|Server|Dokument|Rechnung|Kopf|Beleg|Mandant|Unternehmen|Filiale|Kasse|Ticket',
    joins:
      'integriert sich in|integriert sich mit|integriert|integrieren|integrierbar|verbindet sich mit|verbindet|verbinden|verbunden|verknüpft|verknüpfen|funktioniert mit|funktionieren mit|funktioniert|arbeitet mit|arbeiten mit|arbeitet|unterstützt|unterstützen|ist kompatibel mit|kompatibel mit|kompatibel zu|kompatibel|synchronisiert|synchronisieren|synchronisiert sich mit|koppelt|koppeln|koppelbar|gekoppelt|lässt sich|lassen sich|anbinden|angebunden|andocken|dockt an|harmoniert mit|spielt mit|exportiert nach|exportiert|importiert aus|akzeptiert|akzeptieren|steuern|steuerbar|steuert|versteht sich mit|kommuniziert mit|hört auf|einbinden|eingebunden|verzahnt|übergibt|überträgt|tauscht Daten mit|Anschluss an',
    joining:
      'Integration|Integrationen|Anbindung|Anbindungen|Schnittstelle|Schnittstellen|Schnittstelle zu|Schnittstelle zum|Verbindung|Verbindungen|Kopplung|Konnektor|Konnektoren|Plugin|Plugins|Plug-in|Erweiterung|Erweiterungen|Kompatibilität|Unterstützung|Synchronisierung|Synchronisation|Sync|Export|Import|Anschluss|Integrationspartner|Partner|Datenaustausch|Zahlungsarten|Zahlungsmethoden|DATEV-Schnittstelle|Verknüpfung|Einbindung|Add-on|Add-ons|Sprachsteuerung|App-Anbindung',
    joined:
      'unterstützt|verfügbar|kompatibel|enthalten|möglich|vorhanden|an Bord|angeboten|dabei|integriert|vorgesehen|angebunden|eingebunden|akzeptiert|nativ unterstützt|nutzbar|inbegriffen|verbinden|koppeln|anbinden|steuern|nutzen|synchronisieren|verknüpfen|unterstützen|integrieren',
    via: 'über|via|mittels|per|mithilfe von|mit Hilfe von|durch|dank',
    founded:
      'gegründet|gründete|gründeten|mitgegründet|mitgründete|gestartet|ins Leben gerufen|aufgebaut|startete|starteten|entstand|geschaffen|rief|riefen|etabliert',
    founder:
      'Gründer|Gründerin|Gründern|Gründerinnen|Mitgründer|Mitgründerin|Mitbegründer|Begründer|Gründerteam|Gründerduo|Gründungsteam|Gründungsduo|Unternehmensgründer|Firmengründer|Köpfe hinter|Kopf hinter|hinter',
    by: 'von|durch',
    others:
      'Wettbewerber|Konkurrenz|Konkurrenten|Mitbewerber|andere Anbieter|andere Hersteller|andere Marken|vergleichbare Geräte|vergleichbare Modelle|viele Anbieter|die meisten|Rivalen|Alternativen',
    subordinate: 'wenn|falls|sofern|sobald|nachdem|bevor',
  },
  periods: {
    day: 'Tag|täglich|tageweise',
    week: 'Woche|wöchentlich',
    month: 'Monat|monatlich|mtl.|mtl|Monats|monatliche|monatlichen',
    year: 'Jahr|jährlich|jährliche|jährlichen|p. a.|p.a.|Jahres',
  },
  markets: {
    US: 'in den USA|in den Vereinigten Staaten|in Amerika|US-Kunden|auf dem US-Markt|US-Markt',
    UK: 'in Großbritannien|im Vereinigten Königreich|in England|britische Kunden',
    DE: 'in Deutschland|hierzulande|deutsche Kunden|auf dem deutschen Markt',
    JP: 'in Japan|japanische Kunden',
    other:
      'in Österreich|in der Schweiz|in Frankreich|in Italien|in Spanien|in den Niederlanden|in Polen|in der EU|in Europa|österreichische Kunden|Schweizer Kunden|in Belgien|in Dänemark|in Luxemburg|in China|in Kanada',
  },
};
