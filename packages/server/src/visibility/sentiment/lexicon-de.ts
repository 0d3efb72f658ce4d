// German words of praise and blame, one per line; `*` matches any ending, so that inflected forms count too. Original
// work.
export const LEXICON_DE = `
+ *freude
+ *garant
+ *genuss
+ *gerecht
+ *komfort
+ *liebling
+ *sieger
+ *siegerin
+ *sparend
+ *spaß
+ *stark
+ *tauglich
+ *vorsprung
+ 10 von 10
+ 5 sterne
+ ab der ersten minute
+ abgerundet*
+ abgeräumt
+ abräumen
+ absahnt
+ absolut zu empfehlen
+ absolute empfehlung
+ abwechslungsreich*
+ aktuellster stand
+ alle wünsche
+ aller ehren wert
+ allerbest*
+ allererste wahl
+ alles im griff
+ alles richtig
+ alles, was man
+ alles, was man braucht
+ alles, was man verlangt
+ alles, was wir
+ alles, was wir verlangt
+ alleskönner
+ allrounder
+ allseits beliebt
+ alltagsheld*
+ alltagstauglich*
+ als einzige
+ als einziger
+ als einziges
+ alt aussehen
+ alter stärke
+ am besten
+ am besten angelegt
+ am günstigsten
+ am haltbarsten
+ am leisesten
+ am längsten
+ am längsten durch
+ am meisten
+ am schnellsten
+ am stärksten
+ am wenigsten verkehrt
+ an der spitze der
+ anerkannt*
+ anerkennend*
+ angenehm leise
+ angenehm ruhig
+ angenehm überrascht
+ angenehm*
+ angenehme textur
+ angenehmer duft
+ anpassungsfähig*
+ ans herz
+ ans herz gewachsen
+ ans herz legen
+ ans telefon geht
+ anschmiegsam*
+ ansprechend*
+ anspruchsvoll*
+ anspruchsvolle kunden
+ anstandslos ersetzt
+ anstandslos erstattet
+ anstandslos*
+ antwortet flott
+ antwortet innerhalb
+ antwortet schnell
+ antwortete innerhalb
+ anvertrauen
+ anziehend*
+ appetitlich*
+ applaus
+ arbeit ab
+ arbeit spart
+ arbeitstier
+ aromatisch*
+ attraktiv*
+ auch für anfänger
+ auch für einsteiger
+ auch für laien
+ auf anhieb
+ auf anhieb verstanden
+ auf augenhöhe
+ auf dem ersten platz
+ auf dem neuesten stand
+ auf dem richtigen weg
+ auf dem siegertreppchen
+ auf dem treppchen
+ auf dem vormarsch
+ auf den ersten platz
+ auf den punkt
+ auf der höhe
+ auf einem guten weg
+ auf erfolgskurs
+ auf gutem weg
+ auf hohem niveau
+ auf höchstem niveau
+ auf knopfdruck
+ auf nummer sicher
+ auf platz 1
+ auf platz eins
+ auf rang eins
+ auf wachstumskurs
+ auf zack
+ auffallend gut
+ aufgeräumt*
+ aufgewertet
+ aufmerksam*
+ aufschlussreich*
+ aufstrebend*
+ aufwendig verarbeitet
+ aufwind
+ augenschmaus
+ augenschonend*
+ augenweide
+ aus dem effeff
+ aus der masse
+ aus einem guss
+ aus fehlern gelernt
+ aus gutem grund
+ ausdauernd*
+ ausgefeilt*
+ ausgeklügelt*
+ ausgereift*
+ ausgesprochen gut
+ ausgewiesen*
+ ausgewogen*
+ ausgezahlt
+ ausgezeichnet*
+ aushängeschild
+ ausreichend platz
+ auszeichn*
+ authentisch*
+ außergewöhnlich*
+ außerordentlich*
+ bahnbrechend*
+ balsam
+ balsam für
+ barrierearm*
+ barrierefrei*
+ beachtlich*
+ bedenkenlos*
+ bedienerfreundlich*
+ bedienfreundlich*
+ bedienungsfreundlich*
+ beeindruck*
+ beeindruckend schnell
+ beflügel*
+ befreit von
+ befreiungsschlag
+ begehrenswert*
+ begehrt*
+ begeister*
+ begeisterte kunden
+ begnadet*
+ behaglich*
+ beherrscht die grundlagen
+ behutsam*
+ behält die form
+ beifall
+ bekömmlich*
+ belastbar*
+ belebend*
+ beliebt*
+ bemerkenswert*
+ bemüht sich
+ benutzerfreundlich*
+ bequem zu tragen
+ bequem*
+ berechenbar*
+ bereicher*
+ bereitwillig*
+ beruhigend*
+ beruhigt die haut
+ beruhigt gereizte
+ bescheidener preis
+ beschleunigt
+ beschleunigte
+ beschwerdefrei
+ besonders gut
+ besonders haltbar
+ besonders sicher
+ besonnen*
+ besser als
+ besser aufgehoben
+ besser bedient
+ besser beraten
+ besser dran
+ besser*
+ bessere adresse
+ bessere ergebnisse
+ bessere leistung
+ bessere qualität
+ bessere verarbeitung
+ bessere wahl
+ besserer klang
+ besserer service
+ besseres bild
+ bestand alle
+ bestand den test
+ bestanden mit
+ bestbewertet*
+ beste
+ beste app
+ beste aussichten
+ beste bewertungen
+ beste bild
+ beste bilder
+ beste ergebnis
+ beste ergebnisse
+ beste klang
+ beste kompromiss
+ beste preis-leistung
+ beste qualität
+ beste schutz
+ beste service
+ beste verhältnis
+ beste wahl
+ bestechend*
+ besteht alle
+ besteht den test
+ besten
+ besten eindruck
+ bestens
+ bestens aufgestellt
+ bestens bewertet
+ bestens gerüstet
+ bester
+ bester kompromiss
+ bester schutz
+ bester service
+ bestes
+ bestes ergebnis
+ bestes preis
+ bestes testergebnis
+ bestform
+ besticht
+ bestmöglich*
+ bestnote*
+ bestplatziert*
+ bestseller*
+ bestverkauft*
+ bestwert*
+ beständig*
+ bestärk*
+ bestätigt ihren ruf
+ betörend*
+ bevorzugt*
+ bewundern*
+ bewährt*
+ bewältigt mühelos
+ bewältigt spielend
+ bezahlbar*
+ bezaubernd*
+ biegsam
+ bietet am meisten
+ bietet deutlich mehr
+ bietet mehr
+ bietet viel
+ bildschön*
+ bis an den rand
+ bis in die ecken
+ bis ins detail
+ bis ins kleinste
+ bis ins letzte
+ bis zum rand
+ bleibt cool
+ bleibt dicht
+ bleibt elastisch
+ bleibt frisch
+ bleibt heiß
+ bleibt kalt
+ bleibt kühl
+ bleibt leise
+ bleibt ruhig
+ bleibt sich treu
+ bleibt stabil
+ bleibt trocken
+ bleibt ungeschlagen
+ bleibt warm
+ bleibt weich
+ blendend*
+ blick wert
+ blieb dicht
+ blieb leise
+ blieb ruhig
+ blieb stabil
+ blieb stehen
+ blieb trocken
+ blitzblank
+ blitzsauber*
+ blitzschnell*
+ bodenständig*
+ bombenfest
+ bombensicher
+ bpa-frei nie
+ branchenbest*
+ branchenprimus
+ brauchbar*
+ brauchbare alternative
+ bravour*
+ breit aufgestellt
+ brennt nicht
+ brillant*
+ brillantes bild
+ bringt auf den punkt
+ bärenstark*
+ chapeau
+ charmant*
+ clever*
+ cremiger schaum
+ da gibt es nichts
+ dachte mit
+ dankbar*
+ das bessere
+ das gewisse etwas
+ das maß der dinge
+ das nonplusultra
+ das rennen gemacht
+ dauerbrenner
+ dauerläufer
+ daumen hoch
+ dazugelernt
+ deckt alles ab
+ deklassier*
+ den aufpreis wert
+ den besten
+ den preis wert
+ denkt mit
+ der bessere
+ dermatologen empfehlen
+ designpreis
+ deutlich besser
+ deutlich billiger
+ deutlich günstiger
+ deutlich leichter
+ deutlich leiser
+ deutlich länger
+ deutlich robuster
+ deutlich schneller
+ deutlich stabiler
+ dezent*
+ dezenter duft
+ dicht hält
+ dichte crema
+ dicke pluspunkte
+ die bessere
+ die beste
+ die beste wahl
+ die klügere
+ die klügste
+ die meisten punkte
+ die meisten stimmen
+ die nase vorn
+ die vernünftigste
+ die wenigsten beschwerden
+ die wenigsten fehler
+ dienstleistungsorientiert
+ diskret*
+ drückt nicht
+ duftet
+ duftet angenehm
+ durchdacht*
+ durchschlagend*
+ durchsetzungsstark*
+ durchweg gut
+ durchzugsstark*
+ dynamisch*
+ ebenbürtig*
+ ebenmäßig*
+ echte alternative
+ echte entlastung
+ echte hilfe
+ echte menschen
+ echter hingucker
+ echter mehrwert
+ echter mensch
+ echtes schnäppchen
+ edel*
+ effektiv*
+ effizient*
+ ehrgeizig
+ ehrliche angaben
+ ehrliche preise
+ eierlegende wollmilchsau
+ eifrig*
+ eigenständig*
+ eignet sich
+ eilig nie
+ ein genuss
+ ein gewinn
+ ein kinderspiel
+ ein mensch am telefon
+ ein segen
+ eindrucksvoll*
+ eindrücklich*
+ eine bank
+ eine gute adresse
+ eine gute option
+ eine gute wahl
+ eine reise wert
+ eine wohltat
+ eine überlegung wert
+ einen blick wert
+ einen versuch wert
+ einfach
+ einfach erklärt
+ einfach klasse
+ einfach zu
+ einfach zu bedienen
+ einfach zu reinigen
+ einfache*
+ einfacher einstieg
+ einfühlsam*
+ eingängig*
+ einladend*
+ einleuchtend*
+ einsame spitze
+ einsteigerfreundlich*
+ einstimmig gelobt
+ einwandfrei*
+ einzigartig*
+ einzige wahl
+ elastisch*
+ elegant*
+ eltern loben
+ eltern mögen
+ empfahl
+ empfehle*
+ empfehlung*
+ empfiehlt
+ empfiehlt sich
+ empfohlen*
+ empfänglich
+ endlich ein
+ endlich eine
+ endlich einfach
+ endlich ruhe
+ energiesparend*
+ engagiert*
+ enorm praktisch
+ entgegenkommen
+ entgegenkommend*
+ entlastet
+ entspannend*
+ entspannt*
+ entwickelt sich weiter
+ entzück*
+ erbaulich*
+ erfahrene
+ erfinderisch*
+ erfindungsreich*
+ erfolg
+ erfolgreich*
+ erfreuen
+ erfreulich*
+ erfreut*
+ erfrischend anders
+ erfüllt alle
+ erfüllt die erwartungen
+ erfüllt ihren zweck
+ erfüllt jeden
+ erfüllt seinen zweck
+ ergiebig*
+ ergonomisch*
+ erhaben*
+ erholt sich
+ erkenntnisreich*
+ erlebnis
+ erleichter*
+ erlesen*
+ ermutig*
+ erprobt*
+ erreichbare hotline
+ erreicht jede ecke
+ ersatzteile
+ erschwinglich*
+ erspart
+ ersparte
+ erstaunlich viel
+ erstaunlich*
+ erstaunt positiv
+ erste adresse
+ erste empfehlung
+ erste liga
+ erste wahl
+ erster platz
+ erstklassig*
+ erstligatauglich
+ erstplatziert*
+ erträglich*
+ erträgt viel
+ erwartungen übertroffen
+ eröffnet neue möglichkeiten
+ ethisch*
+ etwas her
+ exakt*
+ experten empfehlen
+ exquisit*
+ exzellent*
+ fabelhaft*
+ fachgerecht*
+ fachkundig*
+ fachleute empfehlen
+ fachlich stark
+ fachpresse lobt
+ fair behandelt
+ fair*
+ faire preise
+ fairen preis
+ fairen preisen
+ fairer preis
+ faltenfrei
+ familientauglich*
+ famos*
+ fangemeinde
+ fantastisch*
+ farbecht*
+ farbenfroh*
+ farbstabil
+ faszinier*
+ favorit*
+ federleicht*
+ federnd
+ fehlerfrei*
+ fehlerlos*
+ fein
+ feine
+ feine textur
+ feiner
+ feiner duft
+ feiner schaum
+ feines
+ feinfühlig*
+ feinporig*
+ feinporiger schaum
+ felsenfest
+ fesselnd*
+ feste crema
+ festen platz
+ fettet nicht
+ feuchtigkeit gespendet
+ feuertaufe bestanden
+ findig*
+ fingerfertig*
+ flaggschiff
+ flauschig*
+ fleißig*
+ fleißiger helfer
+ flexib*
+ flink*
+ flott*
+ flugs
+ flüssig*
+ folgerichtig*
+ formidabel
+ formschön*
+ formstabil
+ formvollendet*
+ fortschrittlich*
+ freiwillig länger
+ freude
+ freuen
+ freundlich*
+ freundliche beratung
+ freundlicher service
+ frischer teint
+ frohlock*
+ fundiert*
+ funktionell*
+ funktioniert einwandfrei
+ funktioniert gut
+ funktioniert hervorragend
+ funktioniert reibungslos
+ funktioniert tadellos
+ funktioniert zuverlässig
+ funktionierte auf anhieb
+ fällt angenehm
+ fällt kaum aus
+ fällt nie aus
+ fällt positiv
+ fällt selten aus
+ fühlt sich gut an
+ fühlt sich hochwertig
+ fühlt sich wertig
+ führend*
+ führt das feld
+ führungsposition
+ fünf sterne
+ fünf von fünf
+ für alles gerüstet
+ für anfänger geeignet
+ für die ewigkeit
+ für empfindliche haut geeignet
+ für kleines geld
+ für wenig geld
+ fürsorglich*
+ galant*
+ ganz großes
+ ganz oben
+ ganz oben mit
+ ganz vorn
+ ganz vorne
+ ganz vorne dabei
+ gar nicht schlecht
+ gar nicht übel
+ gaumenfreude
+ gaumenschmaus
+ gediegen*
+ geduldig*
+ geeignet*
+ gefallen
+ gefeiert wird
+ gefeiert*
+ gefestigt*
+ gefragt
+ gefällt
+ geglückt*
+ gehaltvoll*
+ geheimtipp*
+ geht ans telefon
+ geht auf kunden
+ geht auf wünsche
+ gehört ganz
+ gehört ganz nach vorn
+ gehört zu den beliebtesten
+ gehört zu den besten
+ gehört zum besten
+ geistreich*
+ gekürt
+ gelassen*
+ geld wert
+ geld zurück
+ geldsparend
+ geliebt*
+ gelingen
+ gelingsicher
+ gelingt
+ gelobt werden
+ gelobt wird
+ gelobt*
+ gelungen*
+ gelungener einstieg
+ gemacht für
+ gemeistert
+ gemütlich*
+ genau das richtige
+ genau richtig
+ genial*
+ genießt
+ genug leistung
+ genügend reserven
+ genügsam*
+ genüsslich*
+ gepflegt*
+ gepunktet
+ gerade richtig
+ geradlinig*
+ geringen pflegeaufwand
+ geringer pflegeaufwand
+ geringes gewicht
+ geringes packmaß
+ gern empfohlen
+ gern gekauft
+ gern genommen
+ gern genutzt
+ gern gesehen
+ gern gewählt
+ gerne wieder
+ geräumig*
+ geräuscharm*
+ geräuschlos*
+ geschickt*
+ geschmackvoll*
+ geschmeidig*
+ geschmeidige haut
+ geschätzt*
+ gesellig*
+ gestochen scharf*
+ getestet und für gut
+ gewann
+ gewannen
+ gewieft*
+ gewinnbringend*
+ gewinnend*
+ gewinner*
+ gewinnt
+ gewinnt kunden
+ gewinnt marktanteile
+ gewinnzone
+ gewissenhaft*
+ gewitzt*
+ gewonnen
+ gewürdigt*
+ gilt als sicher
+ glanzleistung
+ glanzlicht
+ glanzpunkt
+ glanzstück
+ glasklar*
+ glatt lief
+ glatte haut
+ glaubhaft*
+ glaubwürdig*
+ gleichmäßig*
+ glorreich*
+ glänz*
+ glück gehabt
+ glücklich*
+ glückliche kunden
+ glücksgriff*
+ gold wert
+ goldmedaille
+ goldrichtig
+ goldstandard
+ goldwert
+ gourmet*
+ grandios*
+ graziös*
+ greifbar besser
+ griffig*
+ großartig*
+ große auswahl
+ große klasse
+ große stärke
+ große zukunft
+ großer vorteil
+ großer wurf
+ großes kino
+ großes plus
+ großzügig*
+ grundehrlich*
+ grundlagen sitzen
+ grundsolide*
+ größte auswahl
+ größte stärke
+ größter vorteil
+ größtes plus
+ gründlich*
+ gründliche reinigung
+ gut
+ gut angelegt
+ gut aufgehoben
+ gut aufgestellt
+ gut ausgestattet
+ gut bedient
+ gut beraten
+ gut bewertet
+ gut durchdacht
+ gut erklärt
+ gut erreichbar
+ gut gefällt
+ gut gelaunt
+ gut gelöst
+ gut gemacht
+ gut gerüstet
+ gut geschlafen
+ gut geschützt
+ gut gewählt
+ gut im rennen
+ gut in der hand
+ gut investiert
+ gut lesbar
+ gut organisiert
+ gut positioniert
+ gut sortiert
+ gut verarbeitet
+ gut verständlich
+ gut verträglich
+ gut weg
+ gut zu bedienen
+ gut zu erreichen
+ gute
+ gute adresse
+ gute alternative
+ gute anleitung
+ gute aussichten
+ gute beratung
+ gute bewertungen
+ gute dienste
+ gute entscheidung
+ gute ergebnisse
+ gute figur
+ gute investition
+ gute karten
+ gute leistung
+ gute netzabdeckung
+ gute netzqualität
+ gute noten
+ gute preise
+ gute verarbeitung
+ gute wahl
+ gutem
+ guten
+ guten eindruck
+ guten ergebnissen
+ guten gewissens
+ guten preis
+ guten preisen
+ guten ruf
+ guten service
+ guter
+ guter begleiter
+ guter duft
+ guter eindruck
+ guter einstieg
+ guter empfang
+ guter espresso
+ guter kaffee
+ guter klang
+ guter preis
+ guter ruf
+ guter service
+ gutes
+ gutes bild
+ gutes ergebnis
+ gutes gefühl
+ gutes geschäft
+ gutes netz
+ gutes zeugnis
+ günstig*
+ gütesiegel verdient
+ halb so laut
+ halb so schwer
+ halb so teuer
+ halben preis
+ halbiert den
+ halbierte
+ half sofort
+ half weiter
+ haltbar
+ haltbare
+ haltbarer als
+ handfest*
+ handfreundlich
+ handlich*
+ handverlesen*
+ handwerker schwören
+ harmoniert
+ harmonisch*
+ hat dazugelernt
+ hautfreundlich*
+ hautgefühl
+ hautverträglich*
+ hautärzte empfehlen
+ hautärzte mögen
+ hautärzten empfohlen
+ hebt sich ab
+ heilsam*
+ heimlicher sieger
+ heimvorteil
+ heiß begehrt
+ helfer im alltag
+ hell begeistert
+ hellwach
+ herausrag*
+ heraussticht
+ hervorgehoben
+ hervorragend*
+ hervorragende bewertungen
+ hervorragende ergebnisse
+ hervorragender espresso
+ hervorsticht
+ herzensgut
+ herzlich*
+ hieb- und stichfest
+ hielt am längsten
+ hielt dicht
+ hielt stand
+ hielt trocken
+ hielt warm
+ hielten dicht
+ hielten warm
+ highlight
+ hilfreich*
+ hilfsbereit*
+ hilft
+ hilft sofort
+ hilft weiter
+ himmlisch*
+ hingucker
+ hinreißend*
+ hoch angesehen
+ hoch gelobt
+ hoch im kurs
+ hoch interessant
+ hoch zufrieden
+ hochgelobt*
+ hochkarätig*
+ hochklassig*
+ hochmodern*
+ hochprofessionell*
+ hochpräzise
+ hochrangig*
+ hochwertig*
+ hochwertige verarbeitung
+ hochwirksam*
+ hochzufrieden
+ hohe kundenzufriedenheit
+ hohe leistung
+ hohe qualität
+ hohe standards
+ hohem niveau
+ hohen komfort
+ hoher qualität
+ hohes ansehen
+ holt auf
+ holt das maximum
+ holt den titel
+ holt gold
+ holt sich den sieg
+ holt viel
+ holte den sieg
+ holte den titel
+ holte gold
+ humorvoll*
+ hut ab
+ hygienisch*
+ hält dicht
+ hält die wärme
+ hält durch
+ hält ein leben lang
+ hält ewig
+ hält frisch
+ hält ihr versprechen
+ hält jahrelang
+ hält kühl
+ hält lange
+ hält mit
+ hält sein versprechen
+ hält seit jahren
+ hält stand
+ hält trocken
+ hält versprechen
+ hält warm
+ hält was
+ hält was er verspricht
+ hält wort
+ hält, was
+ hält, was er verspricht
+ hält, was es verspricht
+ hält, was sie verspricht
+ häufige updates
+ höchste bewertung
+ höchste standards
+ höchstes lob
+ höchstnote
+ höhepunkt
+ hört auf
+ hört auf kunden
+ hört zu
+ hübsch*
+ i-tüpfelchen
+ ideal*
+ ideale wahl
+ idealer begleiter
+ idealer einstieg
+ ideenreich*
+ ihr geld wert
+ ihrer zeit voraus
+ im aufwind
+ im gedächtnis
+ im handumdrehen
+ im nu
+ im vorsprung
+ im vorteil
+ imagegewinn
+ immer erreichbar
+ immer jemand
+ immer noch das beste
+ immer noch der beste
+ immer noch die beste
+ immer wieder gern
+ immer wieder kaufen
+ imponier*
+ imposant*
+ in bestform
+ in der spur
+ in führung
+ in ordnung
+ in rekordzeit
+ in sekunden
+ in sekundenschnelle
+ in wenigen minuten
+ in windeseile
+ innerhalb von minuten
+ innerhalb von sekunden
+ innerhalb weniger minuten
+ innovationspreis
+ innovativ*
+ ins schwarze
+ instinktiv
+ interessante alternative
+ interessante option
+ intuitiv*
+ ist empfehlenswert
+ ist klasse
+ jahrelang updates
+ jede ecke
+ jede empfehlung wert
+ jede menge
+ jede minute wert
+ jeden cent wert
+ jeden euro wert
+ jederzeit kündbar
+ jederzeit wieder
+ jedes kind
+ jemand am apparat
+ kann ich empfehlen
+ kann mit
+ kann mithalten
+ kann punkten
+ kann überzeugen
+ kassenschlager
+ kaufargument*
+ kaufempfehlung
+ kaufenswert*
+ kauftipp*
+ kaum hörbar
+ kaum pflege
+ kaum verbesserungsbedarf
+ kaum wartezeit
+ kaum zu schlagen
+ kaum zu toppen
+ kein aufwand
+ kein ausfall
+ kein brennen
+ kein einziger ausfall
+ kein einziges problem
+ kein fehlkauf
+ kein fettfilm
+ kein flackern
+ kein frieren
+ kein gestank
+ kein grund zur klage
+ kein haken
+ kein kleingedrucktes
+ kein knarzen
+ kein lärm
+ kein problem
+ kein quietschen
+ kein rauschen
+ kein ruckeln
+ kein vergleich besser
+ kein wackeln
+ kein wunsch offen
+ keine ausfälle
+ keine beanstandung*
+ keine beschwerden
+ keine bessere
+ keine bindung
+ keine einzige panne
+ keine fallstricke
+ keine flecken
+ keine haare
+ keine haken
+ keine klagen
+ keine kompromisse
+ keine konkurrenz
+ keine kratzer
+ keine krümel
+ keine pfützen
+ keine probleme
+ keine reizung
+ keine reizungen
+ keine rötung
+ keine rückstände
+ keine schwächen
+ keine tricks
+ keine tropfen
+ keine vertragsbindung
+ keine warteschleife
+ keine wartezeit
+ keine wünsche offen
+ keinen anlass zur klage
+ keinen glanz
+ keinen grund zur klage
+ keinerlei probleme
+ kinderfreundlich*
+ kinderleicht*
+ kinderspiel
+ klanglich top
+ klangstark
+ klappt bestens
+ klappt einwandfrei
+ klappt gut
+ klappt problemlos
+ klappt reibungslos
+ klappte auf anhieb
+ klar
+ klar besser
+ klar im vorteil
+ klar vorn
+ klar vorne
+ klar überlegen
+ klare angaben
+ klare anleitung
+ klare empfehlung
+ klare führung
+ klare menüs
+ klare preise
+ klare sprache
+ klare struktur
+ klare*
+ klarer favorit
+ klarer punktsieg
+ klarer sieger
+ klarer vorteil
+ klassenbest*
+ klassenprimus
+ klassiker
+ klebt nicht
+ klein verpacken
+ klein verpackt
+ kleines geld
+ kleines packmaß
+ klingt ausgewogen
+ klingt gut
+ klingt klar
+ klingt toll
+ klingt voll
+ klingt warm
+ klug*
+ klügere wahl
+ klügste wahl
+ knackig*
+ knallhart günstig
+ knickt nicht
+ kniffel
+ kollegial*
+ komfort
+ komfortabel*
+ komfortable*
+ kommen gut an
+ kommt gut an
+ kommt gut weg
+ kompetent*
+ kompetente beratung
+ kompetente hilfe
+ kompromisslos gut
+ konkurrenzfähig*
+ konkurrenzlos*
+ konsequent*
+ konstruktiv*
+ kostbar*
+ kosten gespart
+ kosten senkt
+ kosten spart
+ kostenbewusst*
+ kostenersparnis
+ kostengünstig*
+ kostenlos ersetzt
+ kostenlos getauscht
+ kostenlos repariert
+ kostensparend*
+ kostenvorteil
+ kraft im überfluss
+ kraftpaket
+ kraftprotz
+ kraftreserven
+ kraftvoll*
+ kratzfest*
+ kreativ*
+ krisenfest*
+ krisensicher*
+ kritiker loben
+ krönung
+ kulant gelöst
+ kulant*
+ kulanz
+ kult
+ kultig*
+ kultmarke
+ kultstatus
+ kunden gewonnen
+ kunden loben
+ kunden mögen
+ kunden schätzen
+ kundenfreundlich*
+ kundenliebling
+ kundennah*
+ kundenorientiert*
+ kunstvoll*
+ kurve gekriegt
+ kurze wartezeit*
+ kurze wege
+ kurzen prozess
+ kurzer einstieg
+ kuschelig*
+ können wir empfehlen
+ köstlich*
+ kühlen kopf
+ kümmern sich
+ kümmert sich
+ kümmerte sich
+ lachendes auge
+ lag vorn
+ lag vorne
+ landete auf dem treppchen
+ lange akkulaufzeit
+ lange haltbar
+ lange mit ersatzteilen
+ lange mit updates
+ langer akkulaufzeit
+ langer support
+ langlebig*
+ langläufer
+ laufend verbessert
+ lautlos*
+ lebendig*
+ lebensfroh*
+ lebenslang*
+ lebenslange garantie
+ lebhaft*
+ lecker*
+ legt offen
+ legt zu
+ legte zu
+ lehrreich*
+ leicht bedienbar
+ leicht erklärt
+ leicht erlernbar
+ leicht gelernt
+ leicht und stabil
+ leicht verpackt
+ leicht verständlich
+ leicht von der hand
+ leicht zu
+ leicht zu bedienen
+ leicht zu reinigen
+ leicht zu tragen
+ leicht zu verstehen
+ leicht, aber stabil
+ leichte textur
+ leichter als
+ leichter einstieg
+ leichter zu
+ leichtes spiel
+ leichteste*
+ leichtfüßig*
+ leichtgewicht*
+ leichtgängig*
+ leidenschaftlich*
+ leise*
+ leistet gute dienste
+ leistungsfähig*
+ leistungsreserven
+ leistungsstark*
+ lernwillig
+ lesenswert*
+ leuchtend*
+ leuchtendes beispiel
+ lichtblick*
+ lichtstark*
+ liebe zum detail
+ lieben
+ liebevoll*
+ liebling der
+ liebling von
+ lieblings*
+ liebt
+ liefert ab
+ liefert beste
+ liefert die besten
+ liefert gute
+ liefert tadellose
+ liefert verlässlich
+ liefert zuverlässig
+ liegen sie richtig
+ liegt an der spitze
+ liegt gut
+ liegt gut in der hand
+ liegt richtig
+ liegt vorn
+ liegt vorne
+ lob
+ lob der
+ lob für
+ lob verdient
+ lob von
+ loben
+ lobenswert*
+ lobeshymne*
+ lobt
+ locker mit
+ locker weg
+ locker*
+ lohnen sich
+ lohnend*
+ lohnende investition
+ lohnenswert*
+ lohnt sich
+ loyal*
+ lukrativ*
+ lupenrein*
+ luxuriös*
+ längste
+ längsten
+ lässig*
+ lässt alle hinter sich
+ lässt die anderen
+ lässt die konkurrenz
+ lässt hinter sich
+ lässt keine wünsche
+ lässt nichts zu wünschen
+ lässt sich einfach
+ lässt sich empfehlen
+ lässt sich erweitern
+ lässt sich gut
+ lässt sich leicht
+ lässt sich mühelos
+ lässt sich problemlos
+ lässt sich sehen
+ lässt staunen
+ läuft am längsten
+ läuft einwandfrei
+ läuft flüssig
+ läuft immer noch
+ läuft prima
+ läuft reibungslos
+ läuft rund
+ läuft seit jahren
+ läuft stabil
+ läuft und läuft
+ läuft wie geschmiert
+ läuft zuverlässig
+ lösungsorientiert*
+ machen spaß
+ macht alles mit
+ macht alles richtig
+ macht das rennen
+ macht eindruck
+ macht eine gute figur
+ macht einen guten
+ macht freude
+ macht ihr keiner etwas vor
+ macht keiner etwas vor
+ macht laune
+ macht lust
+ macht nichts falsch
+ macht niemand etwas vor
+ macht schluss mit
+ macht sich bezahlt
+ macht sich gut
+ macht spaß
+ macht vieles besser
+ macht vieles richtig
+ macht was her
+ mag ich
+ mag man
+ makellos*
+ malerisch*
+ marathonläufer
+ marktanteile gewonnen
+ marktführer*
+ maß der dinge
+ maßgeschneidert*
+ maßstab
+ maßstäbe
+ maßstäbe setzen
+ medaille
+ mehr als ausreichend
+ mehr als genug
+ mehr als zufrieden
+ mehr für ihr geld
+ mehr fürs geld
+ mehrere preise
+ mehrfach ausgezeichnet
+ mehrfach prämiert
+ mehrwert
+ meilenweit voraus
+ meine erste wahl
+ meistempfohlen*
+ meister*
+ meistgekauft*
+ meistverkauft*
+ mensch am apparat
+ mild und
+ mild zur haut
+ millimetergenau
+ minutengenau
+ mit abstand
+ mit auszeichnung
+ mit bestnote
+ mit bravour
+ mit dabei ganz oben
+ mit großem abstand
+ mit gut bewertet
+ mit gutem gefühl
+ mit gutem gewissen
+ mit leichtigkeit
+ mit liebe
+ mit links
+ mit recht
+ mit sorgfalt
+ mit sternchen
+ mit viel liebe
+ mit vorn
+ mit vorne
+ mit vorsprung
+ mitdenkt
+ mitgedacht
+ mithalten
+ mitreißend*
+ mittel der wahl
+ mittel erster wahl
+ mobil bestens
+ modern*
+ monatlich kündbar
+ motivierend*
+ motiviert*
+ multitalent
+ mundet
+ munter*
+ mustergatte
+ mustergültig*
+ mögen viele
+ mühelos*
+ nach wie vor stark
+ nachgebessert
+ nachhaltig*
+ nachvollziehbar*
+ nachweislich wirksam
+ naheliegende wahl
+ naheliegendste
+ nahm sich zeit
+ naht* los
+ nahtlos*
+ name programm
+ narrensicher*
+ nase vorn
+ naturnah*
+ nehmen sich zeit
+ nerven geschont
+ nervenschonend*
+ nett
+ nette
+ netten
+ netter
+ nettes
+ netz stabil
+ neu erfunden
+ neue bestmarke
+ neue standards
+ nicht aus der ruhe
+ nicht falsch
+ nicht kaputt
+ nicht kleinzukriegen
+ nicht mehr hergeben
+ nicht mehr missen
+ nicht mehr wegzudenken
+ nicht missen
+ nicht ohne grund
+ nicht schlecht
+ nicht totzukriegen
+ nicht verkehrt
+ nicht verstecken
+ nicht zu schlagen
+ nicht zu toppen
+ nicht zu überbieten
+ nicht übel
+ nichts auszusetzen
+ nichts besseres
+ nichts drückt
+ nichts falsch
+ nichts zu beanstanden
+ nichts zu kritisieren
+ nichts zu meckern
+ nie ein problem
+ nie enttäuscht
+ nie im stich
+ nie probleme
+ niedrige gebühren
+ niedrige kosten
+ niedriger preis
+ niedrigste
+ niedrigsten
+ nimmt arbeit ab
+ nimmt kritik ernst
+ nimmt kunden ernst
+ nimmt nicht übel
+ nimmt nichts übel
+ nimmt sich zeit
+ niveauvoll*
+ nobel*
+ noch nie ein
+ nonplusultra
+ note 1
+ note eins
+ note sehr gut
+ nummer eins
+ nur zu empfehlen
+ nutzbringend*
+ nutzer loben
+ nutzer mögen
+ nutzer schätzen
+ nutzerfreundlich*
+ nutzwert
+ nähte halten
+ nähte hielten
+ nützlich*
+ nützlicher helfer
+ nützt
+ oben mit
+ oberklasse
+ oberliga
+ offene karten
+ offenen karten
+ offenherzig*
+ oft empfohlen
+ oft gelobt
+ ohne abstriche
+ ohne anleitung
+ ohne aufpreis
+ ohne aufwand
+ ohne ausfälle
+ ohne beanstandung
+ ohne bindung
+ ohne diskussion
+ ohne einarbeitung
+ ohne einschränkung
+ ohne falsche versprechen
+ ohne fehler
+ ohne grund zur klage
+ ohne grundgebühr
+ ohne haken
+ ohne hänger
+ ohne kleingedrucktes
+ ohne kompromisse
+ ohne konkurrenz
+ ohne macken
+ ohne makel
+ ohne mindestlaufzeit
+ ohne murren
+ ohne mühe
+ ohne nachfragen
+ ohne panne
+ ohne probleme
+ ohne ruckeln
+ ohne rückstände
+ ohne schlieren
+ ohne schnickschnack
+ ohne schnörkel
+ ohne stress
+ ohne tadel
+ ohne tricks
+ ohne umwege
+ ohne verluste
+ ohne versteckte
+ ohne vertragsbindung
+ ohne vorkenntnisse
+ ohne wenn und aber
+ ohne werbung
+ ohne zu zögern
+ ohne zögern
+ ohne ärger
+ ohrenschmaus
+ optimal*
+ ordentlich aufgestellt
+ ordentlich*
+ originell*
+ packend*
+ packt klein
+ packt locker
+ packt mühelos
+ paradebeispiel
+ paradedisziplin
+ paradepferd
+ partnerschaftlich*
+ passgenau*
+ passt bestens
+ passt genau
+ passt gut
+ passt hervorragend
+ passt perfekt
+ passt wie angegossen
+ perfekt*
+ perfekter einstieg
+ perle
+ persönlich betreut
+ persönlicher
+ pfeilschnell*
+ pfiffig*
+ pflegeaufwand gering
+ pflegeleicht*
+ pflegt die haut
+ pflegt intensiv
+ pflegt sich
+ pflegt trockene
+ pflichtkauf
+ platz 1
+ platz eins
+ platzhirsch
+ platzsparend*
+ plausibel
+ plus an
+ pluspunkt*
+ podest
+ podium
+ polyglott
+ porentief
+ positiv
+ positiv auf
+ positiv aufgefallen
+ positiv hervor
+ positiv überrascht
+ positive bewertung*
+ positive bewertungen
+ positive rückmeldung*
+ positive überraschung
+ positiver eindruck
+ potent*
+ prachtstück
+ prachtvoll*
+ praktisch*
+ prall gefüllt
+ praxisbewährt
+ praxisgerecht*
+ praxisnah*
+ praxistauglich*
+ preis gewonnen
+ preis wert
+ preis-leistung*
+ preisattraktiv
+ preisbrecher
+ preise eingebracht
+ preisgekrönt*
+ preisgünstig*
+ preissieger
+ preistipp
+ preiswert*
+ preiswürdig*
+ presse lobt
+ prestigeträchtig*
+ prickelnd*
+ prima
+ primus
+ privat bestens
+ probierenswert
+ problemlos erstattet
+ problemlos umgetauscht
+ problemlos*
+ professionell*
+ profis schwören
+ profis setzen
+ profis vertrauen
+ profitabel
+ profitieren
+ profitiert
+ profitierte
+ prompt*
+ prompte antwort
+ prämiert*
+ präzise*
+ publikumsliebling
+ publikumsmagnet
+ publikumspreis
+ punkten
+ punktet
+ punktsieg
+ putzmunter
+ pünktlich geliefert
+ pünktlich*
+ qualitativ hochwertig
+ qualitätsbewusst
+ quantensprung
+ querbeet gut
+ quicklebendig
+ raffiniert*
+ rang 1
+ rang eins
+ rasant*
+ rasch*
+ rasche antwort
+ rasche hilfe
+ rasend schnell
+ rasiermesserscharf
+ reagiert innerhalb
+ reagierte innerhalb
+ reaktionsschnell*
+ rechnet sich
+ redlich*
+ reell*
+ regelmäßige updates
+ reibungslos*
+ reichhaltig*
+ reicht dicke
+ reicht locker
+ reicht vollkommen
+ reicht völlig
+ reif
+ reifer*
+ reizvoll*
+ reißfest*
+ rekordergebnis
+ rekordtempo
+ rekordumsatz
+ rekordverdächtig*
+ renommiert*
+ reparaturfreundlich*
+ reparierbar*
+ reserven
+ respekt
+ respekt verdient
+ respektabel
+ respektvoll*
+ restlos
+ restlos entfernt
+ restlos überzeugt
+ rettung
+ richtig gemacht
+ richtig gut
+ richtig liegen
+ richtig stark
+ richtige entscheidung
+ richtige wahl
+ riecht angenehm
+ riecht gut
+ riesenspaß
+ riesig* auswahl
+ riesiger vorteil
+ ringsum gelungen
+ ritterschlag
+ robust*
+ rosig*
+ ruckzuck
+ ruhig schlafen
+ rund läuft
+ runde sache
+ rundum
+ rundum-sorglos
+ rutschfest*
+ räumt auf mit
+ rückenschonend*
+ rückstandslos*
+ rührend*
+ sagt offen
+ sahnehäubchen
+ sahnestück
+ salonfähig*
+ samtweich*
+ sanft und
+ sanft zur haut
+ sanft*
+ sanfter einstieg
+ sattelfest
+ satter klang
+ sattes plus
+ sauber*
+ saubere verarbeitung
+ sauberer klang
+ sauberes ergebnis
+ schadlos
+ schafft locker
+ schafft mühelos
+ schafft spielend
+ scharfe bilder
+ scharfsinnig*
+ schick*
+ schlagkräftig*
+ schlau*
+ schluss mit
+ schläft man gut
+ schläft sich gut
+ schlägt alle
+ schlägt die konkurrenz
+ schlägt sich
+ schlüssig*
+ schmackhaft*
+ schmeckt
+ schmeckt gut
+ schmeckt toll
+ schmeichel*
+ schnell aufgebaut
+ schnell ausgezahlt
+ schnell betriebsbereit
+ schnell da
+ schnell eingerichtet
+ schnell erledigt
+ schnell erstattet
+ schnell geholfen
+ schnell gelernt
+ schnell geliefert
+ schnell gelöst
+ schnell startklar
+ schnell trocken
+ schnell verstanden
+ schnell zu erreichen
+ schnell überwiesen
+ schnell*
+ schnelle antwort
+ schnelle antworten
+ schnelle hilfe
+ schnelle lieferung
+ schneller einstieg
+ schnelles netz
+ schnäppchen
+ schnörkellos*
+ schonend zur haut
+ schonend*
+ schont*
+ schulnote 1
+ schwarze zahlen
+ schweizer taschenmesser
+ schwärm*
+ schwören
+ schwört
+ schätzen
+ schön ruhig
+ schön*
+ schöne crema
+ seelenbalsam
+ sehenswert*
+ sehnsüchtig erwartet
+ sehr gut
+ sehr gut bewertet
+ sehr haltbar
+ sehr leise
+ sehr sicher
+ sehr zu empfehlen
+ sehr zufrieden
+ seidenweich
+ seidig*
+ seidige textur
+ sein geld wert
+ selbst ein kind
+ selbst skeptiker
+ selbstbewusst*
+ selbsterklärend*
+ seligmachend
+ senkt die kosten
+ senkt kosten
+ senkte die kosten
+ sensationell*
+ seriös*
+ servicefreundlich*
+ servicestark*
+ servicewüste nie
+ setzt maßstäbe
+ setzt sich ab
+ setzt sich an die spitze
+ setzt sich durch
+ setzt sich ein
+ setzt standards
+ setzte sich durch
+ shootingstar
+ sichere
+ sichere bank
+ sichere wahl
+ sicherer
+ sicherheitsbewusst
+ sicherste wahl
+ sicherste*
+ sichert sich den
+ sicherte sich den
+ sieger
+ siegertreppchen
+ siegreich*
+ siegt*
+ sieht edel aus
+ sieht gut aus
+ sieht schick aus
+ sinnig
+ sinnvoll*
+ sitzt bequem
+ sitzt fest
+ sitzt gut
+ sitzt perfekt
+ skeptiker überzeugt
+ skeptischen überzeugt
+ sofort betriebsbereit
+ sofort einsatzbereit
+ sofort erstattet
+ sofort klar
+ sofort startklar
+ sofort verfügbar
+ sofort verständlich
+ sofort überzeugt
+ sogar skeptiker
+ solidarisch*
+ solide alternative
+ solide aufgestellt
+ solide verarbeitung
+ solide wahl
+ solide*
+ sorgenfrei*
+ sorgfältig*
+ sorglos*
+ souverän*
+ spannend*
+ sparfuchs*
+ sparsam*
+ spart arbeit
+ spart energie
+ spart geld
+ spart kosten
+ spart nerven
+ spart platz
+ spart strom
+ spart viel
+ spart wege
+ spart zeit
+ spart ärger
+ spaß
+ spektakulär*
+ spendet feuchtigkeit
+ spielend
+ spielerisch*
+ spielerleicht
+ spielfreudig*
+ spielt mit offenen karten
+ spielt oben mit
+ spielt vorn mit
+ spitze
+ spitzenbewertung*
+ spitzenklasse
+ spitzenleistung*
+ spitzenmodell
+ spitzenmäßig*
+ spitzenplatz
+ spitzenposition
+ spitzenqualität
+ spitzenreiter bei
+ spitzenreiter*
+ spitzenwert*
+ spottbillig
+ spritzig*
+ spurlos
+ spurlos entfernt
+ spürbar besser
+ spürbar leichter
+ spürbar schneller
+ stabil*
+ stabile verbindung
+ stabiles netz
+ stand noch
+ standfest*
+ standhaft*
+ standsicher*
+ star der messe
+ star des
+ stark
+ starke alternative
+ starke ergebnisse
+ starke leistung
+ starke*
+ steckt alles weg
+ steckt das weg
+ steckt weg
+ steckte weg
+ stehen blieb
+ steht an der spitze
+ steht für qualität
+ steht gut da
+ steht hinter
+ steht hoch im kurs
+ steht wie eine eins
+ steht zu
+ steht zu seinem wort
+ sternchen
+ sternchenmodell
+ sternstunde
+ stetig verbessert
+ stets erreichbar
+ sticht heraus
+ sticht hervor
+ stiftet nutzen
+ stiller helfer
+ stilsicher*
+ stilvoll*
+ stimmig*
+ stimmungsvoll*
+ stoßfest*
+ strahlend*
+ strahlender teint
+ strapazierfähig*
+ streichelt
+ streifenfrei*
+ stressfrei*
+ stromsparend*
+ studierenswert
+ ständig verbessert
+ ständiger begleiter
+ stärke zurück
+ stärken
+ suchen ihresgleichen
+ sucht ihresgleichen
+ sucht seinesgleichen
+ suchtpotenzial
+ super*
+ sympathisch*
+ süffig*
+ tabellenführer
+ tadelfrei
+ tadellos*
+ talentiert*
+ tatkräftig*
+ taugt
+ tausendsassa
+ teamplayer
+ technisch ausgereift
+ technisch führend
+ technologieführer
+ technologisch führend
+ tester empfehlen
+ tester loben
+ tester mögen
+ tester schätzen
+ testsieg*
+ tiefenentspannt
+ tiefenrein
+ tiefgründig*
+ tipptopp
+ toll*
+ tolle verarbeitung
+ toller espresso
+ toller kaffee
+ toller service
+ top
+ top bewertet
+ top bewertung*
+ top-*
+ topaktuell*
+ topbewertet*
+ topfit
+ topmodell
+ topmodern
+ toppt
+ traditionsreich*
+ traf ins schwarze
+ tragfähig*
+ transparent*
+ traumhaft*
+ traumnote
+ trefflich
+ treffsicher*
+ trendsetter
+ treppchen
+ treue dienste
+ treue fans
+ treue kunden
+ treuer begleiter
+ trickreich
+ trifft den geschmack
+ trifft den nagel
+ trifft den ton
+ trifft ins schwarze
+ trocken geblieben
+ trocken und warm
+ trocknet schnell
+ trumpf
+ trumpfkarte
+ trumpft
+ trägt sich angenehm
+ trägt sich gut
+ trägt sich leicht
+ tüchtig*
+ ultraleicht*
+ ultraleise
+ umfassende
+ umgänglich*
+ umsichtig*
+ umweltbewusst*
+ umweltfreundlich*
+ umweltschonend*
+ unangefochten*
+ unaufdringlich*
+ unauffällig elegant
+ unbedenklich*
+ unbeirrt*
+ unbeschwert*
+ unbesorgt
+ unbestechlich*
+ unbestritten*
+ unbürokratisch*
+ uneigennützig*
+ uneingeschränkt zu empfehlen
+ uneingeschränkt*
+ uneingeschränkte empfehlung
+ unentbehrlich*
+ unermüdlich*
+ unerreicht
+ unerreichte
+ unerreichter
+ unerschütterlich*
+ unersetzlich*
+ unfehlbar*
+ ungebrochen beliebt
+ ungefährlich*
+ ungehindert
+ ungemein praktisch
+ ungeschlagen*
+ ungestört
+ ungetrübt*
+ universell*
+ unkaputtbar*
+ unkompliziert*
+ unparteiisch*
+ unproblematisch*
+ unschlagbar*
+ unschlagbarer preis
+ unsere empfehlung
+ unsere erste wahl
+ unterhaltend*
+ unterhaltsam*
+ unterm strich überzeugt
+ unterstützend
+ unverfälscht*
+ unvergesslich*
+ unvergleichlich*
+ unverkennbar
+ unverwechselbar*
+ unverwundbar
+ unverwüstlich*
+ unverzichtbar*
+ unverzichtbarer helfer
+ unvoreingenommen*
+ unwiderstehlich*
+ unzerbrechlich*
+ unzerstörbar*
+ unübertreff*
+ unübertroffen*
+ up to date
+ urgemütlich*
+ urig*
+ ursolide
+ verantwortungsbewusst*
+ verantwortungsvoll*
+ verbessert*
+ verbindung stabil
+ verblüff*
+ verblüffend einfach
+ verbraucherfreundlich*
+ verdienstvoll*
+ verdient
+ verdienter platz
+ verdienter sieger
+ veredel*
+ vereinfacht
+ vereinfachte
+ verfeinert*
+ verführ*
+ vergnügen
+ vergnüglich*
+ vergoldet
+ verheißungsvoll*
+ verkaufsschlager
+ verkraftet
+ verkürzt die
+ verkürzte
+ verlass
+ verlockend*
+ verlässlich*
+ vermittelt sicherheit
+ vernünftig*
+ vernünftige wahl
+ verrichtet
+ verschleißarm*
+ verschleißfest*
+ versiert*
+ versprechen gehalten
+ verspricht nicht zu viel
+ verspricht nichts falsches
+ verspricht viel
+ versteckt nichts
+ verständlich erklärt
+ verständlich*
+ verständliche anleitung
+ versuch wert
+ vertrauen
+ vertrauenerweckend*
+ vertrauensvoll
+ vertrauenswürdig*
+ verträglich*
+ verträgt empfindliche
+ verträgt viel
+ verwindungssteif*
+ verwöhn*
+ verzeiht
+ verzeiht fehler
+ verzeiht viel
+ viel arbeit ab
+ viel beifall
+ viel für wenig geld
+ viel fürs geld
+ viel komfort
+ viel kraft
+ viel leistung
+ viel liebe
+ viel lob
+ viel lob verdient
+ viel platz
+ viel zuspruch
+ viele mögen
+ viele schätzen
+ vielfältig*
+ vielgelobt*
+ vielgerühmt*
+ vielseitig*
+ vielversprechend*
+ virtuos*
+ vollauf
+ volle fünf
+ volle punktzahl
+ vollendet*
+ voller klang
+ vollkommen aus
+ vollmundig*
+ vollständig entfernt
+ volltreffer
+ vollwertig*
+ von a bis z
+ von anfang an
+ von hand gefertigt
+ von herzen
+ von vorn bis hinten
+ vorausgedacht
+ vorausschauend*
+ vorbild
+ vorbildcharakter
+ vorbilder
+ vorbildlich*
+ vorn
+ vorn mit
+ vorne
+ vorne mit
+ vorrangig
+ vorreiter*
+ vorteil
+ vorteile
+ vorteilen
+ vorteilhaft*
+ vorzeige*
+ vorzug
+ vorzugsweise
+ vorzüge
+ vorzüglich*
+ völlig aus
+ wachsende beliebtheit
+ wachstumskurs
+ wahlweise bestens
+ wahre freude
+ wahrer segen
+ wanderer mögen
+ warm geblieben
+ warmherzig*
+ wartungsarm*
+ wartungsfrei*
+ wartungsfreundlich*
+ was man braucht
+ waschecht*
+ wegstecken
+ wegweisend*
+ weiche haut
+ weit voraus
+ weit vorn
+ weit überlegen
+ weitaus besser
+ weiterempf*
+ weitergedacht
+ weitergeholfen
+ weitsichtig*
+ weiß zu gefallen
+ weiß zu überzeugen
+ weltklasse
+ wendig*
+ wenig geld
+ wenig pflege
+ werbefrei
+ werden gelobt
+ werden geschätzt
+ wert
+ wertbeständig*
+ werthaltig*
+ wertig*
+ wertiger eindruck
+ wertschätz*
+ wertstabil*
+ wertvoll*
+ wettbewerbsfähig*
+ wetterfest*
+ widerstandsfähig*
+ wie am ersten tag
+ wie am schnürchen
+ wie angegossen
+ wie aus dem ei
+ wie ein uhrwerk
+ wie eine eins
+ wie für sie gemacht
+ wie gemacht für
+ wie geschmiert
+ wie im flug
+ wie neu
+ wie versprochen
+ wieder auf kurs
+ wieder in der spur
+ wieder kaufen
+ wieder wählen
+ wiederverwendbar*
+ wird empfohlen
+ wird gelobt
+ wird gerne
+ wird geschätzt
+ wirksam*
+ wirkt aufgeräumt
+ wirkt durchdacht
+ wirkt edel
+ wirkt hochwertig
+ wirkt modern
+ wirkt robust
+ wirkt solide
+ wirkt stabil
+ wirkungsvoll*
+ wissend
+ wissenschaftlich fundiert
+ wohldurchdacht*
+ wohlfühl*
+ wohlklingend*
+ wohlschmeckend*
+ wohltat
+ wohltuend*
+ wohlwollend*
+ wohlüberlegt*
+ wohnlich*
+ wort gehalten
+ wow*
+ wunderbar*
+ wunderschön*
+ wundervoll*
+ wunschlos
+ wurde ausgezeichnet
+ wurde gekürt
+ wurde gelobt
+ wurde prämiert
+ wächst mit
+ wärmstens
+ wärmstens zu empfehlen
+ würde ich wieder
+ würde wieder
+ würden wir wieder
+ würdevoll*
+ würdig*
+ würdige alternative
+ zahlt sich
+ zahlt sich aus
+ zart*
+ zarter duft
+ zauberhaft*
+ zehn von zehn
+ zeit gespart
+ zeit spart
+ zeit und nerven
+ zeitersparnis
+ zeitgemäß*
+ zeitlos*
+ zeitsparend*
+ zeitsparer
+ zieht schnell ein
+ ziel* führ
+ zielführend*
+ zielgenau*
+ zielorientiert*
+ zielsicher*
+ zielstrebig*
+ zivile preise
+ zu den besten
+ zu den günstigsten
+ zu den leisesten
+ zu den schnellsten
+ zu empfehlen
+ zu gefallen
+ zu recht
+ zu recht beliebt
+ zu überzeugen
+ zufrieden*
+ zufriedene kunden
+ zugewandt*
+ zugpferd
+ zugänglich*
+ zukunft gehört
+ zukunftsfähig*
+ zukunftssicher*
+ zukunftsträchtig*
+ zukunftsweisend*
+ zum besten
+ zum besten gekürt
+ zum niederknien
+ zum schnäppchenpreis
+ zum sieger gekürt
+ zum testsieger
+ zum verlieben
+ zurecht
+ zurück zu alter stärke
+ zusagen
+ zuspruch
+ zutraulich
+ zuverlässig*
+ zuverlässiger begleiter
+ zuversicht*
+ zuvorkommend*
+ zweckmäßig*
+ zweiten blick wert
+ zwingend gut
+ zählt zu den angenehmsten
+ zählt zu den beliebtesten
+ zählt zu den besten
+ zügig*
+ ästhetisch*
+ ökologisch*
+ ökonomisch*
+ überdurchschnittlich*
+ überflieger
+ überflügel*
+ überglücklich
+ überholt die konkurrenz
+ überlebt
+ überlebte
+ überlegen*
+ überlegt
+ überlegung wert
+ überragend*
+ überrasch* gut
+ überraschend gut
+ überraschend leise
+ überrascht angenehm
+ überrascht positiv
+ überraschung des jahres
+ überschüttet mit lob
+ übersichtlich*
+ überstand
+ übersteht
+ übersteht jeden
+ übertreff*
+ übertrifft
+ übertroffen
+ übertrumpft
+ überwältigend*
+ überzeug*
+ überzeugende ergebnisse
+ ✅
+ ➕
+ 🏆
+ 👍
+ 🥇
- *abbau
- *chaos
- *desaster
- *falle
- *fresser
- *frust
- *geruchsbelästigung
- *gestank
- *hölle
- *klage
- *klagen
- *krise
- *kritik
- *lücke
- *lücken
- *mangel
- *muffel
- *problem
- *risiko
- *schaden
- *schwund
- *schäden
- *sünder
- *verstöße
- *verzug
- *wüste
- aalglatt*
- abblätter*
- abbröckel*
- abbrüche
- abgasskandal
- abgeblättert
- abgebrochen
- abgedroschen
- abgefallen
- abgehoben
- abgehängt
- abgekupfert
- abgelaufen*
- abgemahnt*
- abgenutzt*
- abgeraten
- abgeraten wird
- abgeschlagen*
- abgesoffen
- abgespeckt*
- abgespeist
- abgesprungen
- abgestraft
- abgestumpft
- abgestürzt*
- abgewandert
- abgewertet*
- abgewimmelt
- abgewürgt
- abgezockt*
- abgrund
- abhanden
- abkassier*
- abklatsch
- ableierte
- ablenk*
- abmahnung*
- abnutz*
- abraten
- abrechnungsfehler
- abrupt*
- absacken
- abschreck*
- abspeisen
- absteigenden ast
- abstellgleis
- abstoßend*
- abstriche
- absturz*
- abstürze*
- absurd*
- abträglich*
- abwanderung
- abweisend*
- abwert*
- abwimmel*
- abwärts
- abwärtstrend
- abzocke*
- abzuraten
- abzüge
- abzüge in
- achillesferse
- achselzucken
- achtlos*
- achtung
- affront
- aggressiv*
- aggressive inhaltsstoffe
- ahnungslos*
- akkufresser
- alarmier*
- albern*
- albtraum*
- alles andere als
- alptraum*
- alt aus
- altbacken*
- alterserscheinung*
- altersschwach*
- altersschwäche
- altmodisch*
- am abgrund
- am boden
- am ende ihrer kräfte
- am ende seiner
- am ende seiner kräfte
- am langsamsten
- am lautesten
- am pranger
- am rande
- am schlechtesten
- am schwersten
- am schwächsten
- am teuersten
- am unteren ende
- amateurhaft*
- an die wand gefahren
- andere anbieter sind
- andere können das besser
- andere sind weiter
- anderswo besser
- anfällig*
- angeklagt
- angekokelt
- angekratzt
- angeprangert
- angeschlagen*
- angespannt*
- angestaubt*
- angezählt
- angreifbar*
- angriffspunkt*
- angst*
- anklage*
- anlass zur kritik
- anlaufschwierigkeiten
- anmaßend*
- anrüchig*
- anschluss verloren
- anschluss verpasst
- ansprechbar kaum
- anstoß
- anstrengend*
- antiquiert*
- antwortet nicht
- antwortete nie
- anzeige erstattet
- arbeitsbedingungen
- arg
- arglistig*
- argwohn
- armselig*
- armutszeugnis
- arrogant*
- arroganz
- asozial*
- atem aus
- auf abstand
- auf dem absteigenden ast
- auf dem letzten
- auf dem letzten platz
- auf dem prüfstand
- auf dem rückzug
- auf den letzten
- auf der kippe
- auf der stelle
- auf der strecke
- auf die nerven
- auf distanz
- auf eis
- auf ganzer linie
- auf grund gelaufen
- auf kosten der
- auf kriegsfuß
- auf sich warten
- auf talfahrt
- auf taube ohren
- auf voller linie
- auf wackligen
- aufdringlich*
- aufdringlicher duft
- aufgebauscht
- aufgebläht*
- aufgebracht
- aufgeschoben
- aufs abstellgleis
- aufschrei
- aufsicht rügt
- aufwendig*
- augenwischerei
- aus dem ruder
- aus dem tritt
- aus der mode
- aus der zeit gefallen
- ausbaufähig*
- ausbeut*
- ausbleib*
- ausbremst
- ausfall*
- ausflüchte
- ausfälle*
- ausgebeutet
- ausgebleicht
- ausgeblieben
- ausgebrannt
- ausgebremst
- ausgedient
- ausgedünnt
- ausgefallen*
- ausgefranst
- ausgelaufen
- ausgeleiert
- ausgelutscht
- ausgenommen wie
- ausgenutzt
- ausgereizt
- ausgespäht
- ausgetrickst
- ausgeufert
- auslaufmodell
- ausreden
- ausreißer
- ausschlag
- ausschlusskriterium
- aussichtslos*
- austrocknend*
- ausufernd*
- auswuchs
- auszusetzen
- außer betrieb
- außer kontrolle
- außer puste
- baden gegangen
- bankrott*
- barsch*
- bauchlandung
- beanstand*
- bedauer*
- bedenken
- bedenklich*
- bedenkliche inhaltsstoffe
- bedienungsfehler
- bedroh*
- beeinträchtig*
- befremd*
- befürcht*
- behäbig*
- bei anderen besser
- beigeschmack
- beißend*
- beklag*
- bekrittel*
- belanglos*
- belast*
- belastet mit
- beleidig*
- belästig*
- bemäkel*
- bemängel*
- benachteilig*
- bereitet sorgen
- bereue
- bereuen
- bereut
- bereute
- beschlagen
- beschränk*
- beschuldig*
- beschwer*
- beschädig*
- beschädigt an
- beschämend*
- beschönig*
- besetzt
- besorgniserregend*
- besser nicht
- besser zur konkurrenz
- bessere tage
- bessere zeiten gesehen
- bestechlich*
- bestechung
- bestraft
- betrog
- betrogen
- betrug*
- betrübt
- betrüg*
- beunruhig*
- bevormund*
- bewältigt nicht
- bezweifel*
- bieder*
- billig
- billig wirk*
- billige
- billige verarbeitung
- billigem kunststoff
- billigen kunststoff
- billiger kunststoff
- billiges plastik
- billigschrott
- billigware
- bindet kunden
- bindet sie
- bitterböse
- bitterer kaffee
- blamabel*
- blamage
- blamier*
- blass*
- blechern*
- blecherner klang
- bleibt auf der strecke
- bleibt aus
- bleibt blass
- bleibt deutlich hinter
- bleibt die antwort schuldig
- bleibt hinter
- bleibt hängen
- bleibt immer wieder
- bleibt oft
- bleibt regelmäßig
- bleibt schuldig
- bleibt stecken
- bleibt stehen
- bleibt ständig
- bleibt weit hinter
- bleibt zurück
- bleischwer
- blender
- blendwerk
- blind für
- bluff
- blutarm
- blättert ab
- blöd*
- bock geschossen
- bockig*
- bockt
- bodenlos*
- boykott*
- brach
- brach ab
- brach durch
- brach nach
- brach zusammen
- brachen
- brandgefahr
- brandgefahr besteht
- brandgefährlich
- brannte
- brannte durch
- brechend
- bremst
- brennt auf
- brennt in
- brennt in den augen
- brennt und
- brenzlig*
- bricht ab
- bricht die verbindung
- bricht ein
- bricht schnell
- bricht weg
- bricht zusammen
- bruchgefahr
- bruchlandung
- brummt
- brummte
- brutal*
- bröckel*
- bröselt
- brüchig*
- brühwarm
- buggy
- bugs
- bußgeld*
- bärendienst
- bürokratisch*
- büßte
- chancenlos*
- chaotisch*
- chatbot statt
- chemischer geruch
- computerstimme
- cyberangriff*
- daneben gegriffen
- danebengegriffen
- das nachsehen
- das schlechteste
- datenabfluss
- datendiebstahl
- datenklau
- datenkrake
- datenleck*
- datenmissbrauch
- datenpanne*
- datenschutzbedenken
- datenschutzproblem*
- datenschutzverstoß*
- datenschützer kritisieren
- datenschützer rügen
- datenverlust*
- dauerbaustelle
- dauernd besetzt
- dauerproblem
- dauert ewig
- dauert lange
- dauert zu lange
- debakel
- defekt geliefert
- defekt*
- defizit*
- deftig*
- demolier*
- demotivier*
- den kürzeren
- den rücken
- denkzettel
- depriemiert
- deprimier*
- der schlechteste
- desaster
- desaströs*
- desillusion*
- desinteress*
- desolat*
- destruktiv*
- deutliche worte
- dicke luft
- dickes ding
- dickes minus
- die besten tage hinter
- die konkurrenz kann das besser
- die meisten ausfälle
- die meisten beschwerden
- die meisten fehler
- die schlechteste
- die wenigsten punkte
- die wenigsten stimmen
- diffus*
- dilemma
- dilettant*
- diskriminier*
- disqualifizier*
- donnerwetter
- doppelt abgebucht
- doppelt berechnet
- doppelt so laut
- doppelt so schwer
- doppelt so teuer
- doppelte buchung
- dorn im auge
- drastisch erhöht
- drastisch gestiegen
- dreist*
- drohen
- droht
- drohung*
- drosselt
- drängel*
- dröhnend*
- dröhnt
- dröhnte
- drückeberger
- drückend*
- drückt an
- drückt auf
- drückt hinter
- dubios*
- ducken
- duckt sich
- dumm
- dumpf*
- dumpfer klang
- dumpinglöhne
- durch den test gefallen
- durchdreh*
- durchfällt
- durchgebrannt
- durchgefallen
- durchgefroren
- durchgerasselt
- durchgerostet
- durchgeweicht
- durchlässig
- durchnässt*
- durchschnittsware
- durchsucht
- durchsuchung
- durchwachsen*
- dämpfer
- dünn
- dünne
- dünner
- dünner kaffee
- dünner klang
- dünnhäutig
- dürftig*
- dürr
- düster*
- eher bescheiden
- eher nichts
- ehrlos
- eiert
- eigenes süppchen
- eigensinnig
- eigentor
- eigentor geschossen
- ein dorn im auge
- ein fall für
- ein graus
- ein jammer
- ein klotz
- ein muss nicht
- ein reinfall
- ein rückschritt
- ein schlag ins
- ein trauerspiel
- ein witz
- einarbeitung von
- einarbeitungszeit
- einbrechen
- einbruch beim
- einbuß*
- eingebrochen
- eingebüßt
- eingelaufen
- eingeschickt werden
- eingeschränkt*
- eingestaubt*
- eingewöhnung
- einseitig*
- einstell* den betrieb
- eintagsfliege
- eintönig*
- einöde
- eisig*
- ekel*
- eklatant*
- elend*
- empfindlich*
- endlos*
- energiefresser
- engpass*
- engpässe
- engstirnig*
- entgleist
- entließ
- entlässt
- entmutig*
- entnervt
- entrüst*
- entsetz*
- enttäusch*
- enttäuscht auf ganzer
- enttäuschte kunden
- entwerte*
- entzieht sich
- entzug
- entzwei
- erbittert*
- erbost
- erbärmlich*
- erdrückend*
- erfolglos*
- erheblich langsamer
- erheblich schwächer
- erheblich teurer
- erhebliche mängel
- erhöht die preise
- erhöhte die preise
- erkauft
- erlahm*
- erledigt sich nicht
- ermahnt
- ermittel* gegen
- ermittelt gegen
- ermittelt wegen
- ermittlungen
- ermüd*
- erniedrig*
- ernste*
- ernüchter*
- erpress*
- erregt unmut
- erschreck*
- erschwer*
- erschöpf*
- erschütter*
- erstattung abgelehnt
- erstattung verweigert
- erstaunlich wenig
- erstick*
- erzürn*
- eskalier*
- etikettenschwindel
- ewig*
- existenzbedrohend
- experten warnen
- explodiert
- explodierte
- fachleute kritisieren
- fachleute warnen
- fad
- fade im geschmack
- fade*
- fader beigeschmack
- fahl*
- fahrig*
- fahrlässig*
- falle
- fallen durch
- fallstrick*
- falsch
- falsch abgerechnet
- falsch beraten
- falschangabe*
- falschaussage*
- falschberatung
- falsche abrechnung
- falsche auskunft
- falsche auskünfte
- falsche versprechen
- falsche versprechungen
- falsche wahl
- falscher dampfer
- farblos*
- farbstich
- farce
- fass ohne boden
- fast unmöglich
- fatal*
- fauler kompromiss
- fauler zauber
- faustdick
- fehlanzeige
- fehlbuchung*
- fehldruck
- fehlen
- fehlend*
- fehlentscheid*
- fehler im
- fehler*
- fehlerhafte rechnung*
- fehlfunktion*
- fehlgeleitet
- fehlgeschlagen
- fehlgriff
- fehlinvestition
- fehlkauf*
- fehlkonstruktion
- fehlmeldung*
- fehlplan*
- fehlstart
- fehlt
- fehlte
- fehlverhalten
- feindlich
- feindselig*
- fettfilm
- fettig*
- feucht geworden
- fiasko
- fiel ab
- fiel aus
- fiel auseinander
- fiel durch
- fiel um
- fiept
- fies*
- filialen geschlossen
- filzig*
- finanzielle schieflage
- fing feuer
- finger lassen
- finger weg
- flackert
- flatterhaft*
- flau
- flaute
- flimmern
- flimmert
- flop
- flüchtig*
- folgenschwer*
- fordert zu viel
- fragil*
- fragwürdig*
- frech*
- fremdelt
- fremdkörper
- frieren
- friert ein
- frisst
- frisst kapseln
- frisst speicher
- frisst strom
- frisst zeit
- fror
- frust
- frustrier*
- fröstel*
- fuchtig
- fummelei
- fummelig*
- fundamental falsch
- funkloch
- funklöcher
- funzel
- furcht*
- fusselt
- fährt sich fest
- fällt ab
- fällt aus
- fällt auseinander
- fällt durch
- fällt durch das
- fällt für
- fällt ins wasser
- fällt negativ
- fällt praktisch aus
- fällt schwer
- fällt um
- fällt unangenehm
- fällt weg
- fällt zurück
- fälschung*
- färbt ab
- fühlt sich billig
- führt in die irre
- gab auf
- gab früh auf
- gab nach
- gaga
- gammelig*
- ganzen nachmittag
- ganzen tag
- gar nicht erst
- garantie abgelehnt
- garantie verweigert
- garantiefall
- gebrannt
- gebrechlich*
- gebremst
- gebühren verdoppelt
- geduld der
- geduldsfaden
- geduldsprobe
- geduldsspiel
- gefeuert
- gefloppt
- gefroren
- gefrustet
- gefährlich*
- gefälligkeit
- gefälscht*
- gefürchtet*
- gegen die wand
- gegenwind
- gegängelt
- gehackt
- gehemmt
- gehetzt
- geht anders
- geht auf die nerven
- geht aus
- geht besser
- geht deutlich besser
- geht die puste
- geht einfach aus
- geht gar nicht
- geht in die knie
- geht ins geld
- geht kaputt
- geht kaum
- geht nach hinten
- geht nicht an
- geht schief
- gehässig*
- geizig*
- gekehrt
- gekündigt
- geld nicht zurück
- geld sparen sie sich besser
- geldbuße
- geldgier*
- geldgrab
- geldstrafe*
- geldverschwendung
- gemecker
- genau hinschauen
- genau hinsehen
- genervt*
- gepfeffert*
- geplagt*
- geprellt
- gequält*
- gerade einmal
- geriet in
- geringschätz*
- gerät in
- gerät ins stocken
- gerügt
- gesalzen*
- geschasst
- gescheitert*
- geschlampt
- geschmacklos*
- geschmälert
- geschrumpft
- geschwitzt
- geschwächt
- geschädigt*
- geschönt
- gespart am
- gestrig*
- gestört*
- gesundheitsgefahr
- gesundheitsschädlich*
- getrickst
- getrübt
- getäuscht
- gewarnt
- gewerkschaft kritisiert
- gewichtig* nachteil
- gewinn eingebrochen
- gewinnwarnung
- gewöhnung
- gewöhnungsbedürftig*
- gezankt
- gezockt
- gezogen über
- gibt auf
- gibt es besser
- gibt nach
- gier
- gierig*
- giftig*
- ging auf
- ging aus
- ging baden
- ging die puste aus
- ging in die knie
- ging kaputt
- ging nach hinten
- ging nicht
- ging schief
- ging verloren
- glanzlos*
- glatteis
- glimpflich
- gläubiger
- gläubigerschutz
- gnadenlos*
- grauenhaft*
- graus
- grausam*
- grausig*
- greenwashing
- greenwashing-vorwürfe
- greifen sie lieber
- grell*
- griesgrämig
- griff ins klo
- grob*
- grottenschlecht*
- große sorgen
- großer nachteil
- großer verlierer
- großmäulig
- grund zur sorge
- gruselig*
- grässlich*
- gräulich
- gräßlich
- größte schwäche
- größter nachteil
- größter schwachpunkt
- größtes manko
- größtes minus
- gut überlegen
- gängel*
- haarsträubend*
- haben mühe
- hackerangriff*
- hadern
- hadert
- hakelig*
- haken
- hakt
- hakte
- halb fertig
- halbgar*
- halbherzig*
- half nicht
- half nicht weiter
- haltlos*
- hanebüchen*
- hapert
- happig*
- happiger preis
- harte kritik
- hasse*
- hat ausgedient
- hat ihren preis
- hat mühe
- hat nachgelassen
- hat probleme
- hat schwierigkeiten
- hat seinen preis
- hat zu kämpfen
- hatte probleme
- hausaufgaben nicht
- hausgemacht* probleme
- haut gereizt
- hautärzte warnen
- havarie*
- heikel
- heillos*
- heimlich*
- heimtückisch*
- heiß umstritten
- heiße luft
- herabgestuft
- herabgewürdigt
- herablassend*
- herb
- herbe enttäuschung
- herbe*
- herber rückschlag
- heuchel*
- hickhack
- hilft kaum
- hilft nicht
- hinderlich*
- hinfällig*
- hingehalten
- hingeschludert
- hinhalte*
- hinkt
- hinkt den
- hinkt der
- hinkt hinterher
- hinkte
- hinkten
- hinten an
- hinten ansteh
- hinten runter
- hinter den erwartungen
- hinter sich gelassene zeiten
- hintergangen
- hinterher
- hinterherhink*
- hinterlistig*
- hinterlässt einen
- hinterlässt flecken
- hinterlässt kratzer
- hinterlässt rückstände
- hinterlässt schlieren
- hinters licht
- hintertreffen
- hinterwäldlerisch
- hinüber
- hitzestau
- hitzig*
- hochgefährlich*
- hochtrabend*
- hoffnungslos*
- hohe ausfallrate
- hohe gebühren
- hohe kosten
- hohen preis
- hoher aufpreis
- hoher preis
- hoher verbrauch
- hoher verschleiß
- hohl*
- hohle versprechen
- holpert
- holprig*
- hormonell wirksam
- horrend*
- horror*
- hotline fehlt
- hotline hängt
- hält hin
- hängen gelassen
- hängen lässt
- hängengeblieben
- hängepartie
- hängt sich auf
- hängt ständig
- härtefall
- härtetest nicht
- hässlich*
- häufen sich
- häuften sich
- hürde*
- ignorant*
- ignorier*
- ignoriert anfragen
- illegal*
- im argen
- im hintertreffen
- im keller
- im minus
- im mittelfeld
- im nachteil
- im regen stehen
- im rückstand
- im stich
- im stich gelassen
- im sumpf
- im ton vergriffen
- im unteren mittelfeld
- im visier
- im zwielicht
- imageschaden
- imageverlust
- in brand
- in den miesen
- in den roten
- in den sand gesetzt
- in der krise
- in der kritik
- in der warteschleife
- in die hose
- in die irre
- in die jahre
- in die jahre gekommen
- in die knie
- in die kritik
- in erklärungsnot
- in frage gestellt
- in gefahr
- in kritik
- in not
- in schieflage
- in schwierigkeiten
- in turbulenzen
- in ungnade
- in verruf
- in verzug
- inakzeptab*
- ineffektiv*
- ineffizien*
- inhaltsleer*
- inhuman*
- inkompatib*
- inkompetent*
- inkonsequent*
- inkorrekt*
- innovationslos
- ins eigene fleisch
- ins eigene knie
- ins geld
- insolven*
- instabil*
- intoleran*
- intranspare*
- irreführ*
- irregulär*
- irreparab*
- irrgarten
- irrig*
- irritier*
- irrtum
- irrtümlich*
- irrweg
- ist schwer
- ist schwer erreichbar
- jahrelang warten
- jahrelange
- jahresverlust
- jammer*
- jault
- juckreiz
- juckt
- jämmerlich*
- kabelbruch
- kalt erwischt
- kaltschnäuzig*
- kam beschädigt
- kam defekt
- kam nicht mit
- kam nie an
- kann man sich sparen
- kapitulier*
- kaputt*
- karg*
- kartellamt
- kartellstrafe
- kartellverfahren
- katastroph*
- katerstimmung
- kauf bereut
- kaum auszuhalten
- kaum besser
- kaum brauchbar
- kaum empfehlenswert
- kaum erreichbar
- kaum lesbar
- kaum noch
- kaum updates
- kaum zu bedienen
- kaum zu erreichen
- kaum zu gebrauchen
- kaum zu verstehen
- kehren den rücken
- kehrten den rücken
- kein billiges vergnügen
- kein empfang
- kein ende
- kein ersatz
- kein geld zurück
- kein glanz
- kein guter eindruck
- kein gutes haar
- kein gutes licht
- kein netz
- kein ruhmesblatt
- kein schnäppchen
- kein spaß
- kein telefon
- kein update
- kein vergleich
- kein vergnügen
- kein verlass
- kein vertrauen
- kein wunder bei
- keine ahnung
- keine alternative
- keine angaben
- keine antwort
- keine chance
- keine empfehlung
- keine entschuldigung
- keine freude
- keine glanzleistung
- keine gute figur
- keine gute idee
- keine gute wahl
- keine hilfe
- keine hotline
- keine kraft
- keine lösung
- keine option
- keine reaktion
- keine rückerstattung
- keine rückmeldung
- keine updates
- keine verbesserung
- keiner antwortet
- keiner geht ran
- keiner hebt ab
- keinerlei reaktion
- kinderarbeit
- kinderkrankheiten
- kinderschuhen
- kippelig*
- kippelt
- kippt um
- kippte um
- kitschig*
- klaffend*
- klage
- klagen
- klagen über
- klagewelle
- klagt
- klagt über
- klamm
- klammheimlich
- klappert
- klapperte
- klapprig*
- klappt nicht
- klarer verlierer
- klebrig*
- klebriges gefühl
- klebt
- klebt am
- klein beigeben
- kleingedruckt*
- kleinkariert*
- kleinlich*
- klemmt
- klemmte
- klemmten
- klischeehaft*
- klobig*
- klotz
- klump*
- kläglich*
- knallhart*
- knapp bemessen
- knarrt
- knarrte
- knarz*
- knauser*
- knausrig*
- knebel*
- kneift
- knickt ein
- knickte ein
- knirscht
- knistert
- kommt kaum hinterher
- kommt nicht hinterher
- kommt nicht in frage
- kommt nicht infrage
- kommt nicht mit
- kommt schlecht weg
- komplikation*
- kompliziert*
- konfus*
- konkurrenz ist besser
- konkurrenz ist weiter
- konkurrenz kann mehr
- konkurs*
- konto gesperrt
- kontraproduktiv*
- kopflos*
- kopfschmerz
- kopfschmerzen
- kopfschütteln
- kopfweh
- kopie von
- korrupt*
- kostenfalle*
- kostenfresser
- kostengrab
- kostentreiber
- kostet viel
- kostet zu viel
- kostspielig*
- krach
- kraftlos*
- kratzanfällig*
- kratzig*
- kratzt
- krebserregend*
- krebsverdächtig
- kreischt
- kriminell*
- krise
- kriselt
- krisen*
- kritik
- kritiker
- kritiker bemängeln
- kritikpunkt*
- kritisch*
- kritisier*
- krumm*
- kräftig angezogen
- kräftig erhöht
- kränkel*
- krümel*
- kuddelmuddel
- kulanz fehlanzeige
- kummer
- kunden berichten
- kunden beschweren
- kunden klagen
- kunden verliert
- kunden verloren
- kundenabwanderung
- kundenfeindlich*
- kundenfern*
- kundenfreundlich ist anders
- kundenunfreundlich*
- kurz vor dem aus
- kurzatmig*
- kurzlebig*
- kurzschluss
- kurzsichtig*
- kämpft mit
- kämpft ums
- kämpfte mit
- käufer beschweren
- käufer klagen
- körnig*
- kündigungswelle
- künstlich verknappt
- kürzung*
- labyrinth
- lachhaft
- lachnummer
- lacht keiner
- ladenhüter
- lahm*
- lahme ente
- landet auf dem letzten
- langatmig*
- lange bindung
- lange einarbeitung
- lange kündigungsfrist
- lange laufzeit
- lange lieferzeit*
- lange nicht erneuert
- lange schlangen
- lange vertragsbindung
- lange wartezeit*
- lange wartezeiten
- langen atem
- langsam lädt
- langsam*
- langweil*
- lappalie
- lappig
- lasch*
- lassen sie es
- lassen sie lieber
- lauer*
- laufen davon
- launisch*
- lausig*
- laut
- lauter als
- lauteste*
- lautstark*
- lauwarmer kaffee
- lebensgefährlich*
- leblos*
- leck
- leckt
- lediglich
- leer ausgehen
- leere hülle
- leere versprechen
- leere versprechungen
- leere worte
- leerlauf
- leichtfertig*
- leichtsinnig*
- leiden
- leider
- leidet
- leidig*
- leidtragende*
- leidvoll
- leiert aus
- leitung tot
- letzte wahl
- letzten platz
- letzter im test
- letzter platz
- letzter wahl
- licht und schatten
- lichtschwach*
- lieber ein anderes
- lieber eine andere
- lieber einen anderen
- lieber nicht
- lieber woanders
- lieber zur konkurrenz
- lieblos*
- lief aus
- lief heiß
- lief schief
- lieferengpass
- lieferprobleme
- lieferschwierigkeiten
- lieferverzug
- liegen geblieben
- ließ auf sich
- ließ im stich
- ließ nach
- ließ nicht
- ließ sich dagegen
- linkisch*
- lohndumping
- lotterie
- lotterig
- luft nach oben
- lug und trug
- luschig
- lustlos*
- luxus geht anders
- lächerlich*
- lädiert
- lädt ewig
- lädt lange
- lädt langsam
- lähm*
- längeres warten
- längst überholt
- lässt auf sich
- lässt auf sich warten
- lässt ecken
- lässt einen hängen
- lässt haare
- lässt krümel
- lässt nach
- lässt zu wünschen
- lästert
- lästig*
- läuft aus
- läuft heiß
- löchrig*
- löst sich
- löst sich ab
- löste sich
- lücke
- lücken
- lückenhaft*
- lüge*
- lügt
- machen schlapp
- macht dicht
- macht keine angaben
- macht mühe
- macht probleme
- macht ratlos
- macht schlapp
- macht schnell schlapp
- macht sorgen
- macht wütend
- macht zu schaffen
- macht ärger
- machte schlapp
- machten schlapp
- machtlos
- madig
- mager*
- makel
- makelbehaftet
- maloche
- mangel
- mangelhaft*
- mangelhafte verarbeitung
- mangelnd*
- mangels
- mangelt
- mangelte
- manipul*
- manko
- marktanteile verloren
- marode*
- massenentlassung*
- matschig*
- mau
- mauert
- mauerte
- maßlos*
- meckern
- meckert
- mehr als erwartet verbraucht
- mehr als nötig
- mehr als ärgerlich
- mehr fragen
- mehr schatten
- mehr schein
- mehr schein als sein
- mehr schlecht
- mehr, als er
- mehr, als es
- mehr, als es sollte
- mehr, als sie
- meiden
- meidet
- meldet sich nicht
- meldete sich nie
- menüchaos
- merkt man das alter
- metallischer geschmack
- mies*
- mikroplastik
- milchig*
- millionengrab
- millionenstrafe
- millionenverlust
- minderwertig*
- miserabel*
- misere
- missachtet
- missbrauch*
- misserfolg*
- missfall*
- missfiel
- missfällt
- missglückt*
- missgriff
- misslich*
- misslung*
- missraten*
- missstand*
- missstände
- misstrauen
- misstrauisch
- missverständ*
- misswirtschaft
- mit abstrichen
- mit fehlern
- mit mängeln
- mit schwächen
- mit tücken
- mit vorsicht
- mittelfeld
- mittelmaß
- mittelmäßig*
- mittelprächtig*
- moderig
- modrig*
- mogelei
- mogelpackung
- monatelang*
- monieren
- moniert
- monierten
- monoton*
- montagsgerät
- montagsprodukt
- muffelte
- muffig*
- mulmig
- murks
- murren
- murrt
- muss nachlegen
- muss nachsitzen
- muss passen
- musste eingeschickt
- musterklage
- mäkel*
- mängel*
- mäßig bewertet
- mäßig*
- mäßige ergebnisse
- mäßiges ergebnis
- müffelt
- mühsam*
- mürbe
- mürrisch*
- müßig
- nach hinten los
- nachbesser*
- nachgeb*
- nachgebessert werden muss
- nachgelass*
- nachgeschmack
- nachhol*
- nachlassend*
- nachlässig*
- nachrangig
- nachsehen
- nachteil*
- nachwehen
- nachzügler
- nadelöhr
- nagt
- nahezu unmöglich
- naht aufgegangen
- naht gerissen
- naht riss
- nass geworden
- nebulös*
- negativ
- negativ auf
- negative bewertung*
- negative presse
- negative schlagzeilen
- negativschlagzeilen
- nehmen sie lieber
- neid*
- nerv*
- netzausfall
- netzausfälle
- neunmalklug
- nicht akzeptabel
- nicht alltagstauglich
- nicht ausgereift
- nicht ausreichend
- nicht bestanden
- nicht der rede wert
- nicht durchdacht
- nicht empfehlenswert
- nicht ernst
- nicht erreichbar
- nicht für jeden
- nicht für jedermann
- nicht ganz billig
- nicht genug
- nicht hilfreich
- nicht immer zuverlässig
- nicht in frage
- nicht informiert
- nicht infrage
- nicht jedermanns
- nicht konkurrenzfähig
- nicht mehr aktuell
- nicht mehr gepflegt
- nicht mehr kaufen
- nicht mehr zeitgemäß
- nicht mithalten
- nicht nachvollziehbar
- nicht optimal
- nicht rund
- nicht schlüssig
- nicht warm
- nicht weiter
- nicht zu empfehlen
- nicht zu gebrauchen
- nicht zufrieden
- nicht zumutbar
- nicht überzeugen
- nicht überzeugend
- nichts für
- nichts für anfänger
- nichts für einsteiger
- nichts für ungeduldige
- nichts halten
- nie angekommen
- nie geantwortet
- nie wieder
- nie zurück
- niedergang
- niederlage
- niederschmetternd*
- niemand antwortet
- niemand erreichbar
- niemand geht ran
- niemand hebt ab
- niemanden erreicht
- nimmt kein ende
- niveaulos*
- noch luft
- noch nicht ausgereift
- noch nicht fertig
- notbehelf
- notdürftig*
- notleidend*
- notlösung
- notorisch*
- nur ausreichend
- nur bedingt
- nur befriedigend
- nur chatbots
- nur ein chatbot
- nur eingeschränkt
- nur fassade
- nur mit mühe
- nur mittelmäßig
- nur mäßig
- nur per e-mail
- nur per mail
- nur schleppend
- nur schwer
- nur wenig
- nutzer beschweren
- nutzer klagen
- nutzlos*
- nutzt kaum
- nähte reißen
- nähte rissen
- nötig* nachbesserung
- nützt wenig
- oberflächlich*
- obskur*
- oft ausgefallen
- oft defekt
- oft kaputt
- ohne angabe von gründen
- ohne ankündigung
- ohne begründung
- ohne erklärung
- ohne reaktion
- ohne rücksicht
- ohne vorwarnung
- ohne wirkung
- ohnmacht
- ohnmächtig
- ohrenbetäubend*
- opfert
- oxidier*
- packt es nicht
- pampig*
- panik*
- panne*
- papiertiger
- pappig*
- paradox*
- passiert nichts
- passt nicht
- passte nicht
- patent verletzt
- patentstreit
- patzer
- patzig*
- patzt*
- pech
- pedantisch*
- peinlich*
- pelzig
- penetrant*
- penetranter geruch
- penibel
- pfennigfuchser
- pflichtwidrig
- pfusch*
- pickel
- piepst
- pingelig*
- pixelig*
- plage
- plagiat*
- plagt
- planlos*
- plastikbomber
- plastikgehäuse
- plastikgeruch
- plastikgeschmack
- plastikhaft
- pleite*
- plump*
- plärrt
- polternd
- porös*
- prahl*
- preis hingegen schmerzt
- preis schmerzt
- preis stimmt nicht
- preis zu hoch
- preisanstieg
- preisaufschlag
- preise angezogen
- preise erhöht
- preise kräftig
- preise verdoppelt
- preiserhöhung*
- preislich abgehoben
- preislich zu hoch
- preissprung
- preissteigerung*
- preistreiber*
- prekär*
- primitiv*
- problem
- problematisch*
- problembehaftet*
- probleme*
- problemkind
- provisorisch*
- provozier*
- prozess verloren
- prüfung nicht bestanden
- punktabzug
- punktabzüge
- puste aus
- qual
- qualm*
- qualvoll*
- quengel*
- querelen
- quietsch*
- quäl*
- rabiat*
- rachgierig
- ramponiert
- ramsch*
- randalier*
- ranzig*
- rasant gefallen
- raschelnd
- raschelt
- rasselt
- raten ab
- raten davon ab
- ratlos*
- rattert
- rau
- raubbau
- raubt
- rauchte
- raus aus dem rennen
- rausgekürzt
- rausgeschmissen*
- rausgeschmissenes geld
- rausgeworfen*
- rausgeworfenes geld
- rauswurf
- razzia
- razzien
- reagiert kaum
- reagiert langsam
- reagiert nicht
- reagiert träge
- reagiert verzögert
- reagiert zäh
- reagierte nicht
- redet klein
- redet schön
- redet sich heraus
- redet sich raus
- reibach
- reibungsverluste
- reinfall
- reizend auf die haut
- reizende
- reizt
- reizt die haut
- reizungen
- reißt
- reklam*
- reparaturfall
- resigniert
- ressourcenfresser
- restrukturierung
- reue
- reumütig
- riecht nach
- rief zurück
- risiko
- riskant*
- risse
- rissen
- rissig*
- roch
- roch nach
- rohrkrepierer
- rost
- rostet
- rostete
- rote zahlen
- rotstift
- ruckartig
- ruckel*
- ruckt
- ruhig geworden um
- ruiniert
- ruinös*
- rumpelt
- ruppig*
- rutsch*
- rutscht ab
- rutscht vom
- rutscht weg
- ruß
- rät ab
- rät davon ab
- rätselhaft*
- räuberisch*
- rötungen verursacht
- rücken zur wand
- rückläufig*
- rückruf wegen
- rückruf*
- rückschlag*
- rückschläge
- rückschritt*
- rücksichtslos*
- rückständig*
- rüge
- rügt
- rügte
- rügten
- rüpel*
- sabotage
- sackgasse
- saftig*
- saftiger preis
- saftlos
- salamitaktik
- sammelklage
- sang- und klanglos
- sanierungsfall
- satz mit x
- sauer auf
- saumselig
- saumäßig*
- schade
- schadenersatz*
- schadet
- schadhaft*
- schadstoffbelastet
- schafft es nicht
- schafft nicht
- schaffte es nicht
- schaffte nicht
- schal
- schamlos*
- scharfe kritik
- schatten wirft
- schattenseite*
- schauderhaft*
- schaumschläger*
- schaut alt aus
- scheidet aus
- scheinheilig*
- scheiter*
- scheitert an
- scheitert bei
- scheiterte an
- scheppern*
- scheppert
- scherbenhaufen
- scheuert
- scheußlich*
- schiebt die schuld
- schief
- schiefgegangen
- schieflage
- schier endlos
- schiffbruch
- schikan*
- schimmelte
- schimpf*
- schlag ins gesicht
- schlag ins wasser
- schlagzeilen
- schlamperei
- schlampig*
- schlampige verarbeitung
- schlapp*
- schlecht beraten
- schlecht bewertet
- schlecht erreichbar
- schlecht informiert
- schlecht lesbar
- schlecht verarbeitet
- schlecht weg
- schlecht*
- schlechte arbeitsbedingungen
- schlechte ergebnisse
- schlechte idee
- schlechte karten
- schlechte leistung
- schlechte noten
- schlechte verarbeitung
- schlechte wahl
- schlechten eindruck
- schlechten ruf
- schlechter eindruck
- schlechter empfang
- schlechter klang
- schlechter ruf
- schlechter witz
- schlechtes bild
- schlechtes ergebnis
- schlechtes netz
- schlechtes zeugnis
- schlechteste ergebnis
- schlechtestes ergebnis
- schleich*
- schleierhaft
- schleppen
- schleppend*
- schleppt
- schlieren
- schließt filialen
- schlimm*
- schlitzohr
- schluderei
- schludrig*
- schlupfloch
- schlusslicht
- schlägt aufs
- schlägt fehl
- schlägt negativ
- schlägt zu buche
- schmerz*
- schmierig*
- schmuddel*
- schmälert
- schnappatmung
- schnarcht
- schneckentempo
- schnell am ende
- schnell kaputt
- schnell leer
- schnell verschlissen
- schneller als gedacht leer
- schneller leer
- schob die schuld
- schock*
- schonungslos*
- schrammt
- schreckt
- schreckt ab
- schreckt viele ab
- schreibt rote
- schreibt verluste
- schrill*
- schroff*
- schrott*
- schrumpf*
- schubladen
- schuld an
- schulden
- schuldenberg
- schuldzuweisung*
- schummel*
- schund
- schusselig*
- schwabbelig
- schwach bewertet
- schwach*
- schwache ergebnisse
- schwache leistung
- schwaches ergebnis
- schwammig*
- schwand
- schwankend*
- schwankt
- schwarz sehen
- schwarze schafe
- schwarzer peter
- schwarzes schaf
- schweigen im walde
- schweigt sich aus
- schweißtreibend*
- schwer erreichbar
- schwer in der hand
- schwer lesbar
- schwer verdaulich
- schwer verständlich
- schwer zu
- schwere kritik
- schwere mängel
- schwere vorwürfe
- schwere zeiten
- schwerer
- schwerer duft
- schwerfällig*
- schwergewicht
- schwergängig*
- schwerlich
- schwerwiegend*
- schwierig*
- schwindel*
- schwindet
- schwund
- schwäche*
- schwächste
- schwächsten
- schäbig*
- schädigt
- schädlich*
- schändlich*
- schärfste kritik
- schöner schein
- schönfärberei
- schönredner
- seelenlos*
- sehr laut
- sehr teuer
- sei zu laut
- seit jahren kein
- seit jahren nicht
- seit monaten
- seitenhieb
- selbstgefällig*
- selbstherrlich*
- seltsam*
- sensationslüstern
- service sieht anders aus
- sich gut, bevor
- sich selbst überlassen
- sicherheitsbedenken
- sicherheitsleck
- sicherheitslücke*
- sicherheitsproblem*
- sicherheitsrisiko
- siecht
- siechtum
- sieht alt aus
- sieht anders aus
- sieht billig aus
- sinnlos*
- sitzen lassen
- sitzt nicht
- sitzt schlecht
- skandal*
- skepsis
- skeptisch*
- skrupellos*
- so gut wie unmöglich
- so nicht
- sorge*
- sorgt für unmut
- sorgt für ärger
- spaltet
- spar dir
- sparen sie sich
- sparflamme
- sparsam ausgestattet
- spartanisch*
- speicherfresser
- sperrig*
- sperrt konten
- sperrte das
- sperrte mein
- spielverderber
- spitzfindig
- spitzt sich zu
- spott
- spottet
- springen ab
- sprunghaft*
- spröde*
- spuckt
- spukt
- spurlos verschwunden
- stachel
- stagnation
- stagnier*
- standardantwort*
- stank
- stark gestiegen
- starr*
- startet neu
- startet nicht
- statt hilfe
- staubfänger
- staut die hitze
- staut sich
- stechend*
- stechender geruch
- steckengeblieben
- steckt fest
- steckt in
- steht am pranger
- steht auf der kippe
- steht in der kritik
- steht still
- steht unter verdacht
- steht vor dem aus
- steif*
- steigende beschwerden
- steigende preise
- steigt aus
- steile lernkurve
- steine in den weg
- stellen gestrichen
- stellenabbau
- stellenstreichung*
- stellt die geduld
- sterbenslangweilig
- steuerflucht
- steuerhinterziehung
- steuerskandal
- steuertricks
- stich lassen
- stickig*
- stiefmütterlich*
- stieß auf kritik
- stiftung warentest rügt
- still geworden
- still um
- stillstand
- stinkend*
- stinksauer
- stinkt
- stocken
- stockend*
- stockt
- stockte
- stolper*
- stolze preis
- stolzen preis
- stolzer preis
- stoppelig
- strafanzeige
- strafe
- strafverfahren
- strafzahlung*
- strapaz*
- strapaziert die nerven
- streicht die segel
- streicht stellen
- streik*
- stress
- stressig*
- strich die segel
- strich stellen
- strittig*
- strohfeuer
- stromfresser
- stumpf*
- stundenlang*
- stur
- stures
- stutzig
- ständig besetzt
- störanfällig*
- störend*
- störfall
- störgeräusch*
- stört
- stört beim
- stört sich
- störte
- störten
- störung*
- stößt an
- stößt auf kritik
- stößt auf widerstand
- stößt gegen
- stößt sauer auf
- stürzen
- stürzt
- stürzt ab
- stürzt oft
- stürzt ständig
- stürzte
- stürzte ab
- suchen sie lieber
- sucht man vergeblich
- sucht vergeblich
- sumpf
- support nur per
- surrt
- suspekt*
- säumig*
- sündenbock
- tadel
- tagelang*
- taktlos*
- talfahrt
- talsohle
- tatenlos
- taucht ab
- tauchte ab
- taugt kaum
- taugt nichts
- taugt wenig
- taumel*
- technisch überholt
- teilweise defekt
- tendenziös*
- test nicht bestanden
- tester bemängeln
- tester klagen
- tester kritisieren
- testverlierer
- teuer bezahlen
- teuer bezahlt
- teuer erkauft
- teuer zu stehen
- teuer*
- teuerste gerät
- teufel im detail
- teure*
- teurer als die
- teurer geworden
- teures vergnügen
- textbausteine
- tiefpunkt
- tiefrot*
- titanisch teuer
- tobt
- todernst
- tolpatschig*
- topfschlagen
- torkel*
- tot am anderen
- totalausfall
- totes pferd
- totgeburt
- trauerspiel
- trauma*
- traurig*
- treibt in den wahnsinn
- trickserei
- trickst
- trickste
- trifft der vorwurf
- trist*
- trocknet aus
- trocknet die haut
- trostlos*
- trotzig
- trubel
- träge*
- trödel*
- trüb*
- trübes licht
- trügerisch*
- tumult*
- tun sich schwer
- tuschelt
- tut sich schwer
- tut weh
- tyrann*
- täusch*
- tölpel
- tückisch*
- uferlos*
- um den finger
- ums überleben
- umsatz brach
- umsatz bricht
- umsatz eingebrochen
- umsatzeinbruch
- umsatzeinbußen
- umsatzminus
- umsatzrückgang
- umsonst gewartet
- umstritten*
- umständlich*
- umweltschäden
- umweltskandal
- umweltsünder
- unachtsam*
- unangebracht*
- unangemessen*
- unangenehm*
- unangenehmer geruch
- unannehmbar*
- unansehnlich*
- unanständig*
- unappetitlich*
- unattraktiv*
- unaufgeräumt*
- unaufmerksam*
- unausgegoren*
- unausgereift*
- unausgeschlafen
- unausgewogen*
- unausstehlich*
- unbarmherzig*
- unbeantwortet*
- unbedacht*
- unbedarft*
- unbefriedigend*
- unbefriedigt
- unbegreiflich*
- unbeholfen*
- unbekömmlich*
- unbeliebt*
- unbenutzbar*
- unbequem*
- unberechenbar*
- unberechtigt*
- unbeständig*
- unbeweglich*
- unbezahlbar teuer
- unbrauchbar*
- undankbar*
- undicht*
- unding
- undurchdacht*
- undurchlässig nie
- undurchschaubar*
- undurchsichtig*
- uneben*
- uneffektiv*
- unehrlich*
- uneinheitlich*
- uneinsichtig*
- unempfehlenswert
- unentschlossen*
- unerfreulich*
- unergiebig*
- unerhört*
- unerklärlich*
- unerlaubt*
- unerreichbar*
- unersättlich*
- unerträglich*
- unerwünscht*
- unfair*
- unfertig*
- unflexib*
- unfreundlich*
- unfug
- unförmig*
- ungeduldig*
- ungeeignet*
- ungehalten*
- ungehobelt*
- ungehörig
- ungelenk*
- ungelöst*
- ungemach
- ungemütlich*
- ungenau*
- ungenießbar*
- ungenügend*
- ungepflegt*
- ungerecht*
- ungereimt*
- ungeschickt*
- ungeschützt*
- ungesund*
- ungewiss*
- ungewohnt sperrig
- unglaubwürdig*
- ungleichmäßig*
- unglück*
- ungnädig
- ungut*
- ungünstig*
- unhaltbar*
- unhandlich*
- unheil*
- unheimlich*
- unhygienisch*
- unhöflich*
- uninspiriert*
- uninteressant*
- unkalkulierbar*
- unklar*
- unkomfortabel*
- unkonkret*
- unkontrollier*
- unkooperativ*
- unkundig
- unlauter*
- unleserlich*
- unlogisch*
- unlustig
- unmenschlich*
- unmoralisch*
- unmotiviert*
- unmut
- unmöglich*
- unmündig
- unnötig*
- unnütz*
- unordentlich*
- unpassend*
- unpersönlich*
- unplausibel
- unpopulär*
- unpraktisch*
- unproduktiv*
- unprofessionell*
- unpräzise*
- unpünktlich*
- unqualifiziert*
- unrealistisch*
- unrecht
- unrechtmäßig*
- unregelmäßig*
- unreif*
- unrentabel*
- unruhig*
- unrühmlich*
- unsachgemäß*
- unsachlich*
- unsanft*
- unsauber*
- unscharf*
- unscheinbar*
- unschlüssig*
- unschön*
- unsensibel
- unseriös*
- unsicher*
- unsinn*
- unsolide*
- unsozial*
- unspektakulär*
- unstet*
- unstimmig*
- unsympathisch*
- untauglich*
- unter aller
- unter beschuss
- unter den erwartungen
- unter den möglichkeiten
- unter den teppich
- unter druck
- unter druck geraten
- unter ihren möglichkeiten
- unter preis
- unter seinen möglichkeiten
- unterbelichtet*
- unterbezahlt
- unterbrech*
- unterbrochen
- unterdimensioniert*
- unterdurchschnittlich*
- unterfordert
- untergang
- untergegangen
- untergeh*
- untergräbt
- unterirdisch*
- unterlag
- unterlegen*
- unterliegt
- unterläuft
- unterm durchschnitt
- unternahm nichts
- untersagt
- untersagt wurde
- untersagte
- unterschlag*
- unterschwellig
- unterschätz*
- untragbar*
- untreu
- untätig*
- unverantwortlich*
- unverbindlich schwammig
- unverdient*
- unvereinbar*
- unverlässlich*
- unvermögen
- unvernünftig*
- unverschämt*
- unverständlich*
- unverträglich*
- unverzeihlich*
- unvollständig*
- unvorbereitet
- unvorsichtig*
- unvorteilhaft*
- unwahr*
- unwillig*
- unwillkommen
- unwirksam*
- unwirtlich*
- unwirtschaftlich*
- unwissend*
- unwohl
- unwürdig*
- unzeitgemäß*
- unzufrieden*
- unzufriedene kunden
- unzugänglich*
- unzulänglich*
- unzumutbar*
- unzureichend*
- unzuverlässig*
- unökonomisch*
- unüberlegt*
- unübersichtlich*
- unüblich teuer
- ursache für ärger
- urteil gegen
- vage*
- veralbert
- veraltet*
- verarsch*
- verbesserungsbedarf
- verbesserungsbedürftig*
- verbesserungsfähig*
- verbesserungswürdig*
- verbeult
- verbindung bricht
- verbindungsabbruch
- verbindungsabbrüche
- verbittert
- verblass*
- verbockt*
- verbogen
- verboten*
- verbrannt
- verbrannter geschmack
- verbranntes geld
- verbraucherschützer kritisieren
- verbraucherschützer warnen
- verbraucherzentrale kritisiert
- verbraucherzentrale warnt
- verbraucherzentralen warnen
- verdacht
- verdirbt
- verdorben*
- verdreck*
- verdreht
- verdrossen*
- verdruss
- verdunkel*
- vereinsamt
- verfahren eingeleitet
- verfallen*
- verfehlt
- verfilzt
- verformt*
- verfrüht*
- verfährt sich
- verfällt
- verfälsch*
- verfärb*
- vergammelt*
- vergaß
- vergebens
- vergeblich*
- vergeigt
- vergeudet
- vergeudung
- vergilb*
- vergnatzt
- vergrault
- vergriff sich
- verhakt
- verharmlos*
- verhasst*
- verhaut
- verhedder*
- verheddert sich
- verheerend*
- verheimlich*
- verhöhnt
- verirr*
- verkalkuliert
- verkehrt
- verkennt
- verklag*
- verklausuliert*
- verkleckert
- verklemmt
- verkommen*
- verkompliziert
- verkorkst*
- verkrampft*
- verkratzt*
- verkrustet*
- verkümmer*
- verlangt zu viel
- verleumd*
- verlier*
- verliert daten
- verliert den kontakt
- verliert die verbindung
- verliert gegen
- verliert saugkraft
- verliert verbindung
- verliert wasser
- verlor
- verlor den anschluss
- verloren gegangen
- verlust*
- verlässt der mut
- verläuft sich
- vermeiden
- vermissen
- vermisst
- vermurkst*
- vernachlässig*
- vernichtend*
- vernichtet
- verpasst den anschluss
- verpasst ecken
- verpasst*
- verpasste chance
- verpasste gelegenheit
- verpatzt*
- verpixelt*
- verprellt*
- verpufft
- verpönt
- verramsch*
- verrauscht*
- verrechnet
- verreckt
- verrostet*
- verrucht
- verruf
- verrufen*
- verrutscht
- versag*
- versagt bei
- versagt im
- versagte im
- versandet*
- verschachtelt*
- verschandel*
- verschenkt
- verschimmelt
- verschlafen
- verschlampt
- verschlechter*
- verschleier*
- verschleiß*
- verschlepp*
- verschlimm*
- verschlissen*
- verschluckt sich
- verschmiert*
- verschmort
- verschmorte
- verschmutz*
- verschollen
- verschreckt
- verschreibt sich
- verschroben*
- verschuldet*
- verschweigt
- verschwend*
- verschwieg
- verschwiegen*
- verschwitzt
- verschwunden
- versemmelt
- versenkt
- versiegt
- versinkt
- verspekuliert
- verspielt
- versprach zu viel
- versprechen gebrochen
- verspricht zu viel
- verspätet*
- verspätung*
- verstaubt*
- versteckte gebühren
- versteckte kosten
- versteckten kosten
- verstimm*
- verstopf*
- verstoß*
- verstummt
- verständnislos*
- verstört*
- verstößt
- versumpft
- versunken
- versäum*
- vertrackt*
- vertrauensbruch
- vertrauensverlust
- vertrocknet
- vertröstet
- vertröstete
- vertusch*
- verunglückt*
- verunreinig*
- verunsicher*
- verunsicherte kunden
- veruntreu*
- verurteilt*
- verwahrlost*
- verwaschen*
- verweiger*
- verweigert die erstattung
- verweigert die garantie
- verweist nur
- verwelkt
- verwerflich*
- verwickelt in
- verwindet sich
- verwinkelt
- verwirr*
- verworren*
- verwässert
- verwässertes
- verwüst*
- verzerrt*
- verzettelt
- verzieht sich
- verzogen
- verzweifel*
- verzögern
- verzögert
- verzögert reagiert
- verzögerte
- verzögerung*
- veränderlich
- verärger*
- verödet
- viel ab
- viel aufwand
- viel einarbeitung
- viel geduld
- viel kritik
- viel luft
- viel lärm
- viel lärm um
- viel zeit kostet
- viel zu
- viele ausfälle
- viele beschwerden
- viele fehler
- viele klagen
- voller fehler
- vollkatastrophe
- vollpfosten
- von der rolle
- von gestern
- von vorgestern
- vor dem aus
- vor der pleite
- vor die wand
- vor gericht
- voreilig*
- vorenthalten
- vorgetäuscht
- vorgeworfen
- vorsicht
- vorsicht bei
- vorsätzlich*
- vorurteil
- vorwurf
- vorwurfsvoll
- vorwürfe
- wackel*
- wackl*
- wahnsinnig teuer
- wandern ab
- wankelmütig*
- wankt
- warm und stickig
- warnen
- warnt
- warnung*
- warten vergebens
- warten vergeblich
- warteschleife*
- wartet bis heute
- wartet man
- wartet vergeblich
- wartezeit*
- wasserschaden
- weggebrochen
- weggeworfen*
- wegwerf*
- wehrt sich
- weigert sich
- weinerlich
- weitschweifig*
- weißelt
- weißer film
- wenig begeistert
- wenig brauchbar
- wenig effekt
- wenig erfreulich
- wenig ergiebig
- wenig geeignet
- wenig hilfreich
- wenig intuitiv
- wenig komfortabel
- wenig kraft
- wenig leistung
- wenig nutzen
- wenig robust
- wenig sinnvoll
- wenig wirkung
- wenig überzeugend
- weniger empfehlenswert
- weniger geeignet
- weniger gut
- weniger stabil
- weniger überzeugend
- werbeversprechen nicht
- werk geschlossen
- wertlos*
- wertminder*
- wertverlust
- wettbewerbshüter
- widerlich*
- widerrechtlich*
- widersinnig*
- widerspenstig*
- widersprüchlich*
- widersprüchliche auskünfte
- widerstreb*
- widerwillig*
- widrig*
- willkürlich*
- wimmelt
- windet sich
- winselt
- wird heiß
- wird sehr heiß
- wird zu heiß
- wirft fragen auf
- wirft kein gutes
- wirkt altbacken
- wirkt billig
- wirkt billiger
- wirkt instabil
- wirkt klapprig
- wirkt lieblos
- wirkt schwach
- wirkt träge
- wirkt unfertig
- wirkt unreif
- wirkt veraltet
- wirkt wackelig
- wirkt überholt
- wirkungslos*
- wirr*
- witzlos*
- wochenlang*
- wofür man bezahlt
- wog schwer
- wucher*
- wunder punkt
- wundgescheuert
- wut*
- wälzt ab
- wälzt das risiko
- wässrig*
- wünschen übrig
- wütend*
- zahlungsunfähig*
- zahn der zeit
- zahn gezogen
- zahnlos*
- zappelig*
- zauder*
- zeitaufwendig*
- zeitaufwändig*
- zeitdieb
- zeitfresser
- zeitgrab
- zeitraubend*
- zeitverschwendung
- zenit überschritten
- zerbrach
- zerbrech*
- zerbricht
- zerfahren
- zerfall*
- zerfleddert*
- zerfällt
- zerknirscht
- zerknittert*
- zerkratz*
- zermalmt
- zermürb*
- zerplatzt
- zerreißprobe
- zerreißt
- zerriss
- zerrüttet*
- zerschlagen*
- zerschlissen
- zersprungen
- zerstritten*
- zerstör*
- zickig*
- zieht den kürzeren
- zieht fäden
- zieht sich
- zieht sich ewig
- zieht sich hin
- zieht sich in die länge
- zocker*
- zog den kürzeren
- zog sich hin
- zorn
- zornig*
- zu aufdringlich
- zu aufwendig
- zu breit
- zu den schlechtesten
- zu dunkel
- zu dünn
- zu eng
- zu fest
- zu gering
- zu grob
- zu groß
- zu hart
- zu heiß
- zu hell
- zu hoch
- zu kalt
- zu klein
- zu knapp
- zu kompliziert
- zu kurz
- zu kämpfen
- zu lange
- zu langsam
- zu lasch
- zu laut
- zu leicht zu
- zu niedrig
- zu oberflächlich
- zu oft
- zu schmal
- zu schwach
- zu schwer
- zu selten
- zu spät
- zu starr
- zu steif
- zu streng
- zu teuer
- zu teuer geworden
- zu träge
- zu umständlich
- zu vage
- zu viel
- zu viel abgebucht
- zu viel berechnet
- zu viele
- zu voll
- zu weich
- zu weit
- zu wenig
- zu wenig leistung
- zu wenig licht
- zu wenige
- zu wenigen
- zu wünschen
- zu wünschen lässt
- zum davonlaufen
- zum fenster
- zum haareraufen
- zum heulen
- zum nachteil
- zum scheitern
- zum verzweifeln
- zumutung
- zur last
- zur zumutung
- zurückgeblieben
- zurückgerufen
- zurückrufen
- zusammenbruch
- zusammengebrochen
- zusammengeschustert
- zusammengestrichen
- zusammengewürfelt
- zusatzkosten
- zwangs*
- zweckentfremd*
- zweideutig*
- zweifel*
- zweimal überlegen
- zweite wahl
- zweitklassig*
- zwickmühle
- zwickt
- zwiegespalten
- zwielichtig*
- zwiespältig*
- zynisch*
- zäh
- zäh wie
- zähe
- zäher
- zäher als
- zögerlich*
- ärger*
- ärzte warnen
- äußerst dürftig
- öde*
- übel*
- über den tisch
- überall kritik
- überarbeitungsbedürftig*
- überbelichtet
- überbewertet*
- überbordend*
- überdimensioniert*
- übereilt*
- überempfindlich*
- überfordert*
- überfrachtet*
- überfällig*
- überfüllt*
- übergangen
- übergriffig*
- überhastet*
- überheblich*
- überhitz*
- überholt
- überhöht*
- überkompliziert*
- überladen*
- überlastet*
- überlastung
- überlegen sie gut
- überrumpel*
- übers ohr
- übersah
- überschuldet*
- überschwemmt
- überschätzt*
- übersieht
- überspannt
- überstrapazier*
- überstürzt*
- überteuert*
- übertrieben*
- übervorteil*
- überwacht nutzer
- überwältigt
- überzogen*
- übler geruch
- ➖
- 👎
`;
