// German words of praise and blame. One a line; `*` stands for any ending, so that inflected forms count too. Own work.
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
+ abwechslungsreich*
+ aktuellster stand
+ aller ehren wert
+ allerbest*
+ allererste wahl
+ alles im griff
+ alles richtig
+ allrounder
+ allseits beliebt
+ alltagsheld*
+ alltagstauglich*
+ alt aussehen
+ am besten
+ am günstigsten
+ am haltbarsten
+ am leisesten
+ am längsten
+ am meisten
+ am schnellsten
+ am stärksten
+ am wenigsten verkehrt
+ anerkannt*
+ anerkennend*
+ angenehm leise
+ angenehm ruhig
+ angenehm überrascht
+ angenehm*
+ anpassungsfähig*
+ ans herz
+ ans herz gewachsen
+ ans herz legen
+ anschmiegsam*
+ ansprechend*
+ anspruchsvoll*
+ anspruchsvolle kunden
+ anstandslos*
+ antwortet flott
+ antwortet innerhalb
+ antwortet schnell
+ antwortete innerhalb
+ anziehend*
+ appetitlich*
+ attraktiv*
+ auf anhieb
+ auf augenhöhe
+ auf dem ersten platz
+ auf dem neuesten stand
+ auf dem treppchen
+ auf den ersten platz
+ auf den punkt
+ auf der höhe
+ auf erfolgskurs
+ auf hohem niveau
+ auf höchstem niveau
+ auf knopfdruck
+ auf nummer sicher
+ auf platz 1
+ auf platz eins
+ auf wachstumskurs
+ auf zack
+ auffallend gut
+ aufgeräumt*
+ aufgewertet
+ aufmerksam*
+ aufschlussreich*
+ aufwendig verarbeitet
+ augenschonend*
+ augenweide
+ aus dem effeff
+ aus der masse
+ aus einem guss
+ ausdauernd*
+ ausgefeilt*
+ ausgeklügelt*
+ ausgereift*
+ ausgesprochen gut
+ ausgewiesen*
+ ausgewogen*
+ ausgezahlt
+ ausgezeichnet*
+ ausreichend platz
+ auszeichn*
+ authentisch*
+ außergewöhnlich*
+ außerordentlich*
+ bahnbrechend*
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
+ befreiungsschlag
+ begehrenswert*
+ begehrt*
+ begeister*
+ begnadet*
+ behaglich*
+ behutsam*
+ bekömmlich*
+ belastbar*
+ belebend*
+ beliebt*
+ bemerkenswert*
+ benutzerfreundlich*
+ bequem*
+ berechenbar*
+ bereicher*
+ bereitwillig*
+ beruhigend*
+ bescheidener preis
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
+ bessere wahl
+ bestbewertet*
+ beste
+ beste app
+ beste bild
+ beste ergebnis
+ beste klang
+ beste kompromiss
+ beste preis-leistung
+ beste qualität
+ beste schutz
+ beste service
+ beste verhältnis
+ beste wahl
+ bestechend*
+ besten
+ bestens
+ bestens bewertet
+ bester
+ bester kompromiss
+ bester schutz
+ bester service
+ bestes
+ bestes ergebnis
+ bestes preis
+ bestform
+ besticht
+ bestmöglich*
+ bestnote*
+ bestplatziert*
+ bestseller*
+ bestwert*
+ beständig*
+ bestärk*
+ bestätigt ihren ruf
+ betörend*
+ bevorzugt*
+ bewundern*
+ bewährt*
+ bezahlbar*
+ bezaubernd*
+ biegsam
+ bietet am meisten
+ bietet deutlich mehr
+ bietet mehr
+ bietet viel
+ bildschön*
+ bleibt ungeschlagen
+ blendend*
+ blitzblank
+ blitzsauber*
+ blitzschnell*
+ bodenständig*
+ bombenfest
+ bombensicher
+ branchenbest*
+ branchenprimus
+ brauchbar*
+ brauchbare alternative
+ bravour*
+ brillant*
+ bringt auf den punkt
+ bärenstark*
+ charmant*
+ clever*
+ da gibt es nichts
+ dankbar*
+ das bessere
+ das gewisse etwas
+ das maß der dinge
+ das nonplusultra
+ das rennen gemacht
+ dauerbrenner
+ deckt alles ab
+ deklassier*
+ der bessere
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
+ dicht hält
+ dicke pluspunkte
+ die bessere
+ die beste wahl
+ die nase vorn
+ dienstleistungsorientiert
+ diskret*
+ durchdacht*
+ durchschlagend*
+ durchsetzungsstark*
+ durchweg gut
+ durchzugsstark*
+ dynamisch*
+ ebenbürtig*
+ echte alternative
+ echte entlastung
+ echte hilfe
+ echter hingucker
+ echter mehrwert
+ edel*
+ effektiv*
+ effizient*
+ eifrig*
+ eigenständig*
+ eignet sich
+ eilig nie
+ ein genuss
+ ein gewinn
+ ein segen
+ eindrucksvoll*
+ eindrücklich*
+ eine bank
+ eine gute adresse
+ eine gute option
+ eine gute wahl
+ einfach
+ einfach klasse
+ einfach zu
+ einfache*
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
+ empfahl
+ empfehle*
+ empfehlung*
+ empfiehlt
+ empfiehlt sich
+ empfohlen*
+ empfänglich
+ energiesparend*
+ engagiert*
+ enorm praktisch
+ entgegenkommen
+ entgegenkommend*
+ entlastet
+ entspannend*
+ entspannt*
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
+ erkenntnisreich*
+ erlebnis
+ erleichter*
+ erlesen*
+ ermutig*
+ erprobt*
+ erschwinglich*
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
+ exakt*
+ exquisit*
+ exzellent*
+ fabelhaft*
+ fachgerecht*
+ fachkundig*
+ fachlich stark
+ fair*
+ faltenfrei
+ famos*
+ fantastisch*
+ farbecht*
+ farbenfroh*
+ faszinier*
+ favorit*
+ federleicht*
+ federnd
+ fehlerfrei*
+ fehlerlos*
+ fein
+ feine
+ feiner
+ feines
+ feinfühlig*
+ feinporig*
+ felsenfest
+ fesselnd*
+ festen platz
+ feuertaufe bestanden
+ findig*
+ fingerfertig*
+ flauschig*
+ fleißig*
+ flexib*
+ flink*
+ flott*
+ flugs
+ flüssig*
+ folgerichtig*
+ formidabel
+ formschön*
+ formvollendet*
+ fortschrittlich*
+ freiwillig länger
+ freude
+ freuen
+ freundlich*
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
+ führend*
+ führt das feld
+ führungsposition
+ fünf sterne
+ fünf von fünf
+ fürsorglich*
+ galant*
+ ganz oben
+ ganz vorn
+ ganz vorne
+ gediegen*
+ geduldig*
+ geeignet*
+ gefallen
+ gefeiert*
+ gefestigt*
+ gefragt
+ gefällt
+ geglückt*
+ gehaltvoll*
+ geheimtipp*
+ gehört ganz nach vorn
+ gehört zu den beliebtesten
+ gehört zu den besten
+ gehört zum besten
+ geistreich*
+ gelassen*
+ geldsparend
+ geliebt*
+ gelingen
+ gelingsicher
+ gelingt
+ gelobt*
+ gelungen*
+ gemacht für
+ gemütlich*
+ genau das richtige
+ genau richtig
+ genial*
+ genießt
+ genügsam*
+ genüsslich*
+ gepflegt*
+ gepunktet
+ gerade richtig
+ geradlinig*
+ gern gekauft
+ gern genommen
+ gern genutzt
+ geräumig*
+ geräuscharm*
+ geräuschlos*
+ geschickt*
+ geschmackvoll*
+ geschmeidig*
+ geschätzt*
+ gesellig*
+ getestet und für gut
+ gewann
+ gewieft*
+ gewinnbringend*
+ gewinnend*
+ gewinner*
+ gewinnt
+ gewissenhaft*
+ gewitzt*
+ gewonnen
+ gewürdigt*
+ gilt als sicher
+ glanzleistung
+ glasklar*
+ glatt lief
+ glaubhaft*
+ glaubwürdig*
+ gleichmäßig*
+ glorreich*
+ glänz*
+ glück gehabt
+ glücklich*
+ glücksgriff*
+ gold wert
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
+ großer vorteil
+ großer wurf
+ großes plus
+ großzügig*
+ grundehrlich*
+ grundsolide*
+ größte auswahl
+ größte stärke
+ größter vorteil
+ größtes plus
+ gründlich*
+ gut
+ gut aufgehoben
+ gut ausgestattet
+ gut bedient
+ gut beraten
+ gut bewertet
+ gut durchdacht
+ gut erreichbar
+ gut gefällt
+ gut gelaunt
+ gut gelöst
+ gut gemacht
+ gut geschützt
+ gut gewählt
+ gut im rennen
+ gut in der hand
+ gut lesbar
+ gut organisiert
+ gut positioniert
+ gut sortiert
+ gut verarbeitet
+ gut verständlich
+ gut verträglich
+ gut weg
+ gut zu bedienen
+ gute
+ gute adresse
+ gute alternative
+ gute dienste
+ gute figur
+ gute karten
+ gute noten
+ gute wahl
+ gutem
+ guten
+ guten ruf
+ guter
+ guter ruf
+ gutes
+ gutes gefühl
+ gutes geschäft
+ gutes zeugnis
+ günstig*
+ halb so laut
+ halb so schwer
+ halb so teuer
+ halben preis
+ haltbar
+ haltbare
+ haltbarer als
+ handfest*
+ handfreundlich
+ handlich*
+ handverlesen*
+ harmoniert
+ harmonisch*
+ hautfreundlich*
+ hautverträglich*
+ hebt sich ab
+ heilsam*
+ heimlicher sieger
+ heimvorteil
+ heiß begehrt
+ hell begeistert
+ hellwach
+ herausrag*
+ heraussticht
+ hervorgehoben
+ hervorragend*
+ hervorsticht
+ herzensgut
+ herzlich*
+ hieb- und stichfest
+ hilfreich*
+ hilfsbereit*
+ hilft
+ himmlisch*
+ hingucker
+ hinreißend*
+ hoch angesehen
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
+ hochwirksam*
+ hochzufrieden
+ hohe kundenzufriedenheit
+ hohe qualität
+ hohem niveau
+ hohen komfort
+ hoher qualität
+ hohes ansehen
+ holt auf
+ holt das maximum
+ holt viel
+ humorvoll*
+ hygienisch*
+ hält dicht
+ hält durch
+ hält ewig
+ hält jahrelang
+ hält lange
+ hält stand
+ hält trocken
+ hält warm
+ hält was
+ hält was er verspricht
+ hält, was
+ hält, was er verspricht
+ hält, was es verspricht
+ hält, was sie verspricht
+ höchste bewertung
+ höchstes lob
+ höchstnote
+ hübsch*
+ ideal*
+ ideenreich*
+ ihrer zeit voraus
+ im gedächtnis
+ im handumdrehen
+ im nu
+ im vorsprung
+ im vorteil
+ imagegewinn
+ immer erreichbar
+ immer noch das beste
+ immer noch der beste
+ immer noch die beste
+ immer wieder kaufen
+ imponier*
+ imposant*
+ in bestform
+ in führung
+ in minuten
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
+ jede empfehlung wert
+ jede menge
+ jede minute wert
+ jeden cent wert
+ jeden euro wert
+ jederzeit wieder
+ kann ich empfehlen
+ kann mithalten
+ kann punkten
+ kann überzeugen
+ kassenschlager
+ kaufargument*
+ kaufempfehlung
+ kaufenswert*
+ kauftipp*
+ kaum hörbar
+ kaum verbesserungsbedarf
+ kaum wartezeit
+ kaum zu schlagen
+ kaum zu toppen
+ kein aufwand
+ kein fehlkauf
+ kein grund zur klage
+ kein problem
+ kein vergleich besser
+ kein wunsch offen
+ keine beanstandung*
+ keine beschwerden
+ keine bessere
+ keine fallstricke
+ keine klagen
+ keine kompromisse
+ keine konkurrenz
+ keine probleme
+ keine schwächen
+ keine wünsche offen
+ keinen anlass zur klage
+ keinen grund zur klage
+ keinerlei probleme
+ kinderfreundlich*
+ kinderleicht*
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
+ klare empfehlung
+ klare*
+ klarer favorit
+ klarer punktsieg
+ klarer sieger
+ klarer vorteil
+ klassenbest*
+ klassiker
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
+ kompromisslos gut
+ konkurrenzfähig*
+ konkurrenzlos*
+ konsequent*
+ konstruktiv*
+ kostbar*
+ kostenbewusst*
+ kostenersparnis
+ kostengünstig*
+ kostensparend*
+ kostenvorteil
+ kraftvoll*
+ kratzfest*
+ kreativ*
+ krisenfest*
+ krisensicher*
+ krönung
+ kulant*
+ kult
+ kultig*
+ kundenfreundlich*
+ kundenliebling
+ kundennah*
+ kundenorientiert*
+ kunstvoll*
+ kurze wartezeit*
+ kurze wege
+ kuschelig*
+ können wir empfehlen
+ köstlich*
+ kühlen kopf
+ lachendes auge
+ landete auf dem treppchen
+ lange akkulaufzeit
+ lange haltbar
+ langer akkulaufzeit
+ langlebig*
+ lautlos*
+ lebendig*
+ lebensfroh*
+ lebenslang*
+ lebenslange garantie
+ lebhaft*
+ lecker*
+ lehrreich*
+ leicht bedienbar
+ leicht erlernbar
+ leicht verständlich
+ leicht von der hand
+ leicht zu
+ leichter als
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
+ leistungsstark*
+ lernwillig
+ lesenswert*
+ leuchtend*
+ leuchtendes beispiel
+ lichtblick*
+ lichtstark*
+ lieben
+ liebevoll*
+ liebt
+ liefert ab
+ liefert beste
+ liefert die besten
+ liefert gute
+ liefert tadellose
+ liefert verlässlich
+ liefert zuverlässig
+ liegen sie richtig
+ liegt gut
+ liegt gut in der hand
+ liegt richtig
+ lob
+ loben
+ lobenswert*
+ lobeshymne*
+ lobt
+ locker weg
+ locker*
+ lohnen sich
+ lohnend*
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
+ läuft einwandfrei
+ läuft flüssig
+ läuft prima
+ läuft reibungslos
+ läuft rund
+ läuft stabil
+ läuft wie geschmiert
+ läuft zuverlässig
+ lösungsorientiert*
+ machen spaß
+ macht alles mit
+ macht alles richtig
+ macht das rennen
+ macht eine gute figur
+ macht einen guten
+ macht freude
+ macht ihr keiner etwas vor
+ macht keiner etwas vor
+ macht laune
+ macht lust
+ macht nichts falsch
+ macht niemand etwas vor
+ macht sich bezahlt
+ macht sich gut
+ macht spaß
+ macht vieles besser
+ macht vieles richtig
+ makellos*
+ malerisch*
+ marktführer*
+ maß der dinge
+ maßgeschneidert*
+ maßstab
+ maßstäbe
+ maßstäbe setzen
+ mehr als zufrieden
+ mehr für ihr geld
+ mehr fürs geld
+ mehrere preise
+ mehrfach ausgezeichnet
+ mehrfach prämiert
+ mehrwert
+ meilenweit voraus
+ meistempfohlen*
+ meister*
+ meistgekauft*
+ meistverkauft*
+ millimetergenau
+ minutengenau
+ mit abstand
+ mit auszeichnung
+ mit bestnote
+ mit bravour
+ mit großem abstand
+ mit gut bewertet
+ mit gutem gewissen
+ mit leichtigkeit
+ mit liebe
+ mit links
+ mit sternchen
+ mit vorsprung
+ mitgedacht
+ mitreißend*
+ mittel der wahl
+ mittel erster wahl
+ mobil bestens
+ modern*
+ motivierend*
+ motiviert*
+ mundet
+ munter*
+ mustergatte
+ mustergültig*
+ mühelos*
+ nach wie vor stark
+ nachgebessert
+ nachhaltig*
+ nachvollziehbar*
+ nachweislich wirksam
+ naheliegende wahl
+ naheliegendste
+ naht* los
+ nahtlos*
+ narrensicher*
+ nase vorn
+ naturnah*
+ nervenschonend*
+ nett
+ nette
+ netten
+ netter
+ nettes
+ neu erfunden
+ neue bestmarke
+ nicht aus der ruhe
+ nicht falsch
+ nicht kaputt
+ nicht kleinzukriegen
+ nicht mehr hergeben
+ nicht mehr missen
+ nicht mehr wegzudenken
+ nicht missen
+ nicht verstecken
+ nicht zu schlagen
+ nicht zu toppen
+ nicht zu überbieten
+ nichts auszusetzen
+ nichts besseres
+ nichts falsch
+ nichts zu beanstanden
+ nichts zu kritisieren
+ nichts zu meckern
+ nie enttäuscht
+ nie im stich
+ nie probleme
+ niedrige gebühren
+ niedrige kosten
+ niedriger preis
+ niedrigste
+ niedrigsten
+ niveauvoll*
+ nobel*
+ nonplusultra
+ note 1
+ note eins
+ note sehr gut
+ nummer eins
+ nutzbringend*
+ nutzerfreundlich*
+ nutzwert
+ nützlich*
+ nützt
+ oberklasse
+ oberliga
+ offenherzig*
+ oft empfohlen
+ oft gelobt
+ ohne abstriche
+ ohne aufpreis
+ ohne aufwand
+ ohne ausfälle
+ ohne beanstandung
+ ohne einschränkung
+ ohne fehler
+ ohne grund zur klage
+ ohne haken
+ ohne hänger
+ ohne kompromisse
+ ohne konkurrenz
+ ohne macken
+ ohne makel
+ ohne murren
+ ohne mühe
+ ohne panne
+ ohne probleme
+ ohne ruckeln
+ ohne rückstände
+ ohne schlieren
+ ohne schnickschnack
+ ohne schnörkel
+ ohne stress
+ ohne tadel
+ ohne umwege
+ ohne verluste
+ ohne wenn und aber
+ ohne ärger
+ optimal*
+ ordentlich*
+ originell*
+ packend*
+ paradebeispiel
+ paradedisziplin
+ partnerschaftlich*
+ passgenau*
+ passt bestens
+ passt genau
+ passt gut
+ passt hervorragend
+ passt perfekt
+ perfekt*
+ perle
+ persönlich betreut
+ persönlicher
+ pfeilschnell*
+ pfiffig*
+ pflegeleicht*
+ pflichtkauf
+ platz 1
+ platz eins
+ platzhirsch
+ platzsparend*
+ plausibel
+ plus an
+ pluspunkt*
+ polyglott
+ positiv
+ positiv auf
+ positiv aufgefallen
+ positiv hervor
+ positiv überrascht
+ positive bewertung*
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
+ prestigeträchtig*
+ prickelnd*
+ prima
+ privat bestens
+ probierenswert
+ problemlos*
+ professionell*
+ profitabel
+ profitieren
+ profitiert
+ profitierte
+ prompt*
+ prämiert*
+ präzise*
+ publikumsliebling
+ publikumspreis
+ punkten
+ punktet
+ punktsieg
+ putzmunter
+ pünktlich*
+ qualitativ hochwertig
+ qualitätsbewusst
+ quantensprung
+ querbeet gut
+ quicklebendig
+ raffiniert*
+ rasant*
+ rasch*
+ rasend schnell
+ rasiermesserscharf
+ reagiert innerhalb
+ reagierte innerhalb
+ reaktionsschnell*
+ rechnet sich
+ redlich*
+ reell*
+ reibungslos*
+ reichhaltig*
+ reif
+ reifer*
+ reizvoll*
+ reißfest*
+ rekordtempo
+ rekordverdächtig*
+ renommiert*
+ reparaturfreundlich*
+ reparierbar*
+ respekt
+ respektabel
+ respektvoll*
+ restlos überzeugt
+ rettung
+ richtig gemacht
+ richtig gut
+ richtig liegen
+ richtig stark
+ richtige wahl
+ riesenspaß
+ riesig* auswahl
+ riesiger vorteil
+ ringsum gelungen
+ robust*
+ rosig*
+ ruckzuck
+ rund läuft
+ runde sache
+ rundum
+ rundum-sorglos
+ rutschfest*
+ räumt auf mit
+ rückenschonend*
+ rührend*
+ sahnestück
+ salonfähig*
+ sanft*
+ sattelfest
+ sattes plus
+ sauber*
+ schadlos
+ scharfsinnig*
+ schick*
+ schlagkräftig*
+ schlau*
+ schlägt alle
+ schlägt die konkurrenz
+ schlägt sich
+ schlüssig*
+ schmackhaft*
+ schmeckt
+ schmeichel*
+ schnell*
+ schnäppchen
+ schnörkellos*
+ schonend*
+ schont*
+ schulnote 1
+ schwärm*
+ schwören
+ schwört
+ schätzen
+ schön ruhig
+ schön*
+ sehenswert*
+ sehnsüchtig erwartet
+ sehr gut
+ sehr gut bewertet
+ sehr haltbar
+ sehr leise
+ sehr sicher
+ sehr zufrieden
+ seidenweich
+ seidig*
+ selbstbewusst*
+ selbsterklärend*
+ seligmachend
+ sensationell*
+ seriös*
+ servicefreundlich*
+ servicestark*
+ servicewüste nie
+ setzt maßstäbe
+ setzt sich ab
+ setzt sich an die spitze
+ setzt sich durch
+ setzte sich durch
+ sichere
+ sicherer
+ sicherheitsbewusst
+ sicherste*
+ sieger
+ siegreich*
+ siegt*
+ sinnig
+ sinnvoll*
+ sofort einsatzbereit
+ sofort verständlich
+ sofort überzeugt
+ solidarisch*
+ solide alternative
+ solide*
+ sorgenfrei*
+ sorgfältig*
+ sorglos*
+ souverän*
+ spannend*
+ sparfuchs*
+ sparsam*
+ spart geld
+ spart strom
+ spart viel
+ spart zeit
+ spaß
+ spektakulär*
+ spielend
+ spielerisch*
+ spielerleicht
+ spielfreudig*
+ spitze
+ spitzenklasse
+ spitzenleistung*
+ spitzenmodell
+ spitzenmäßig*
+ spitzenplatz
+ spitzenqualität
+ spitzenreiter*
+ spitzenwert*
+ spritzig*
+ spurlos
+ spürbar besser
+ spürbar leichter
+ spürbar schneller
+ stabil*
+ standfest*
+ standhaft*
+ standsicher*
+ star der messe
+ star des
+ stark
+ starke alternative
+ starke*
+ steckt das weg
+ steckt weg
+ steht für qualität
+ steht gut da
+ steht hoch im kurs
+ sternstunde
+ stets erreichbar
+ sticht heraus
+ sticht hervor
+ stiftet nutzen
+ stilsicher*
+ stilvoll*
+ stimmig*
+ stimmungsvoll*
+ stoßfest*
+ strahlend*
+ strapazierfähig*
+ stressfrei*
+ stromsparend*
+ studierenswert
+ stärken
+ suchen ihresgleichen
+ sucht ihresgleichen
+ sucht seinesgleichen
+ suchtpotenzial
+ super*
+ sympathisch*
+ süffig*
+ tadelfrei
+ tadellos*
+ talentiert*
+ tatkräftig*
+ taugt
+ teamplayer
+ technisch ausgereift
+ technisch führend
+ technologieführer
+ technologisch führend
+ testsieg*
+ tiefenentspannt
+ tiefgründig*
+ tipptopp
+ toll*
+ top
+ top bewertet
+ top-*
+ topaktuell*
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
+ treue kunden
+ trickreich
+ trifft den geschmack
+ trifft den nagel
+ trifft den ton
+ trifft ins schwarze
+ trocken und warm
+ trumpf
+ trumpfkarte
+ trumpft
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
+ uneigennützig*
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
+ unsere empfehlung
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
+ verblüff*
+ verblüffend einfach
+ verbraucherfreundlich*
+ verdienstvoll*
+ verdient
+ verdienter sieger
+ veredel*
+ verfeinert*
+ verführ*
+ vergnügen
+ vergnüglich*
+ vergoldet
+ verheißungsvoll*
+ verlass
+ verlockend*
+ verlässlich*
+ vermittelt sicherheit
+ vernünftig*
+ verschleißarm*
+ verschleißfest*
+ versiert*
+ verspricht nicht zu viel
+ verspricht viel
+ versteckt nichts
+ verständlich*
+ vertrauen
+ vertrauenerweckend*
+ vertrauensvoll
+ vertrauenswürdig*
+ verträglich*
+ verwindungssteif*
+ verwöhn*
+ verzeiht
+ verzeiht fehler
+ viel für wenig geld
+ viel fürs geld
+ viel komfort
+ viel lob
+ viel lob verdient
+ viel platz
+ viel zuspruch
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
+ vollmundig*
+ volltreffer
+ vollwertig*
+ von a bis z
+ von anfang an
+ von herzen
+ von vorn bis hinten
+ vorausschauend*
+ vorbild
+ vorbilder
+ vorbildlich*
+ vorn
+ vorne
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
+ wachsende beliebtheit
+ wahlweise bestens
+ wahre freude
+ wahrer segen
+ warmherzig*
+ wartungsarm*
+ wartungsfrei*
+ wartungsfreundlich*
+ waschecht*
+ wegstecken
+ wegweisend*
+ weit voraus
+ weit vorn
+ weit überlegen
+ weitaus besser
+ weiterempf*
+ weitsichtig*
+ weiß zu gefallen
+ weiß zu überzeugen
+ weltklasse
+ wendig*
+ wert
+ wertbeständig*
+ werthaltig*
+ wertig*
+ wertschätz*
+ wertstabil*
+ wertvoll*
+ wettbewerbsfähig*
+ wetterfest*
+ widerstandsfähig*
+ wie am schnürchen
+ wie aus dem ei
+ wie ein uhrwerk
+ wie für sie gemacht
+ wie gemacht für
+ wie geschmiert
+ wie im flug
+ wie neu
+ wie versprochen
+ wieder kaufen
+ wieder wählen
+ wiederverwendbar*
+ wirksam*
+ wirkt edel
+ wirkt hochwertig
+ wirkt solide
+ wirkungsvoll*
+ wissend
+ wissenschaftlich fundiert
+ wohldurchdacht*
+ wohlfühl*
+ wohlklingend*
+ wohlschmeckend*
+ wohltuend*
+ wohlwollend*
+ wohlüberlegt*
+ wohnlich*
+ wow*
+ wunderbar*
+ wunderschön*
+ wundervoll*
+ wunschlos
+ wächst mit
+ wärmstens
+ würdevoll*
+ würdig*
+ würdige alternative
+ zahlt sich
+ zahlt sich aus
+ zart*
+ zauberhaft*
+ zehn von zehn
+ zeit spart
+ zeitersparnis
+ zeitgemäß*
+ zeitlos*
+ zeitsparend*
+ zeitsparer
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
+ zu recht beliebt
+ zu überzeugen
+ zufrieden*
+ zugewandt*
+ zugänglich*
+ zukunftsfähig*
+ zukunftssicher*
+ zukunftsträchtig*
+ zukunftsweisend*
+ zum besten
+ zum niederknien
+ zum schnäppchenpreis
+ zum verlieben
+ zurecht
+ zusagen
+ zuspruch
+ zutraulich
+ zuverlässig*
+ zuversicht*
+ zuvorkommend*
+ zweckmäßig*
+ zwingend gut
+ zählt zu den angenehmsten
+ zählt zu den beliebtesten
+ zählt zu den besten
+ zügig*
+ ästhetisch*
+ ökologisch*
+ ökonomisch*
+ überdurchschnittlich*
+ überflügel*
+ überglücklich
+ überholt die konkurrenz
+ überlegen*
+ überlegt
+ überragend*
+ überrasch* gut
+ überraschend gut
+ überraschend leise
+ überrascht angenehm
+ überrascht positiv
+ überraschung des jahres
+ überschüttet mit lob
+ übersichtlich*
+ übersteht
+ übertreff*
+ übertrifft
+ übertroffen
+ übertrumpft
+ überwältigend*
+ überzeug*
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
- abgasskandal
- abgebrochen
- abgedroschen
- abgehoben
- abgehängt
- abgekupfert
- abgelaufen*
- abgemahnt*
- abgenutzt*
- abgeraten
- abgeschlagen*
- abgespeckt*
- abgespeist
- abgestraft
- abgestumpft
- abgestürzt*
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
- abrupt*
- absacken
- abschreck*
- abspeisen
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
- achillesferse
- achselzucken
- achtlos*
- achtung
- affront
- aggressiv*
- ahnungslos*
- alarmier*
- albern*
- albtraum*
- alles andere als
- alptraum*
- alt aus
- altbacken*
- alterserscheinung*
- altersschwach*
- altmodisch*
- am boden
- am ende ihrer kräfte
- am ende seiner
- am ende seiner kräfte
- am pranger
- am rande
- amateurhaft*
- anfällig*
- angeklagt
- angekratzt
- angeprangert
- angeschlagen*
- angespannt*
- angezählt
- angreifbar*
- angriffspunkt*
- angst*
- anklage*
- anlass zur kritik
- anlaufschwierigkeiten
- anmaßend*
- anrüchig*
- ansprechbar kaum
- anstoß
- anstrengend*
- antiquiert*
- anzeige erstattet
- arg
- arglistig*
- argwohn
- armselig*
- armutszeugnis
- arrogant*
- arroganz
- asozial*
- auf abstand
- auf dem letzten
- auf dem prüfstand
- auf dem rückzug
- auf den letzten
- auf der kippe
- auf der stelle
- auf der strecke
- auf die nerven
- auf distanz
- auf eis
- auf kosten der
- auf kriegsfuß
- auf sich warten
- auf talfahrt
- auf taube ohren
- auf wackligen
- aufdringlich*
- aufgebauscht
- aufgebläht*
- aufgebracht
- aufgeschoben
- aufschrei
- aufwendig*
- aus dem ruder
- aus dem tritt
- aus der mode
- aus der zeit gefallen
- ausbaufähig*
- ausbeut*
- ausbleib*
- ausbremst
- ausfall*
- ausfälle*
- ausgebeutet
- ausgeblieben
- ausgebrannt
- ausgebremst
- ausgedient
- ausgedünnt
- ausgefallen*
- ausgefranst
- ausgelaufen
- ausgelutscht
- ausgenommen wie
- ausgenutzt
- ausgereizt
- ausgespäht
- ausgetrickst
- ausgeufert
- ausreißer
- ausschlusskriterium
- aussichtslos*
- ausufernd*
- auswuchs
- außer betrieb
- außer kontrolle
- bankrott*
- barsch*
- beanstand*
- bedauer*
- bedenken
- bedenklich*
- bedienungsfehler
- bedroh*
- beeinträchtig*
- befremd*
- befürcht*
- behäbig*
- beißend*
- beklag*
- bekrittel*
- belanglos*
- belast*
- beleidig*
- belästig*
- bemäkel*
- bemängel*
- benachteilig*
- bereitet sorgen
- beschlagen
- beschränk*
- beschuldig*
- beschwer*
- beschädig*
- beschämend*
- beschönig*
- besorgniserregend*
- besser nicht
- bestechlich*
- bestechung
- bestraft
- betrogen
- betrug*
- betrübt
- betrüg*
- beunruhig*
- bevormund*
- bezweifel*
- bieder*
- billig
- billig wirk*
- billige
- billiges plastik
- billigschrott
- billigware
- bitterböse
- blamabel*
- blamage
- blamier*
- blass*
- bleibt auf der strecke
- bleibt aus
- bleibt blass
- bleibt die antwort schuldig
- bleibt hinter
- bleibt hängen
- bleibt schuldig
- bleibt stecken
- bleibt stehen
- bleibt zurück
- bleischwer
- blender
- blind für
- bluff
- blutarm
- blöd*
- bockig*
- bockt
- bodenlos*
- boykott*
- brach ab
- brach nach
- brach zusammen
- brandgefahr
- brandgefährlich
- brechend
- bremst
- brennt in den augen
- brenzlig*
- bricht ab
- bricht ein
- bricht schnell
- bricht weg
- bricht zusammen
- bruchgefahr
- brummt
- brutal*
- bröckel*
- brüchig*
- brühwarm
- buggy
- bugs
- bußgeld*
- bürokratisch*
- büßte
- chancenlos*
- chaotisch*
- cyberangriff*
- das nachsehen
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
- datenverlust*
- dauerbaustelle
- dauerproblem
- dauert ewig
- dauert lange
- dauert zu lange
- debakel
- defekt*
- defizit*
- deftig*
- demolier*
- demotivier*
- den kürzeren
- denkzettel
- depriemiert
- deprimier*
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
- diffus*
- dilemma
- dilettant*
- diskriminier*
- disqualifizier*
- donnerwetter
- doppelt so laut
- doppelt so schwer
- doppelt so teuer
- doppelte buchung
- dorn im auge
- dreist*
- drohen
- droht
- drohung*
- drosselt
- drängel*
- dröhnend*
- dröhnt
- drückend*
- dubios*
- ducken
- dumm
- dumpf*
- durchdreh*
- durchfällt
- durchgefallen
- durchgerostet
- durchlässig
- durchschnittsware
- durchwachsen*
- dämpfer
- dünn
- dünne
- dünner
- dünnhäutig
- dürftig*
- dürr
- düster*
- eher bescheiden
- ehrlos
- eiert
- eigenes süppchen
- eigensinnig
- eigentor
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
- einbrechen
- einbruch beim
- einbuß*
- eingebrochen
- eingebüßt
- eingeschränkt*
- einseitig*
- einstell* den betrieb
- eintönig*
- einöde
- eisig*
- ekel*
- eklatant*
- elend*
- empfindlich*
- engpass*
- engpässe
- engstirnig*
- entgleist
- entmutig*
- entrüst*
- entsetz*
- enttäusch*
- entwerte*
- entzieht sich
- entzug
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
- erstaunlich wenig
- erstick*
- erzürn*
- eskalier*
- ewig*
- fad
- fade*
- fahl*
- fahrig*
- fahrlässig*
- falle
- fallen durch
- fallstrick*
- falsch
- falschangabe*
- falschaussage*
- falschberatung
- falsche versprechen
- falsche versprechungen
- falsche wahl
- falscher dampfer
- farblos*
- farce
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
- fettig*
- fiasko
- fiel aus
- fiel durch
- fies*
- filzig*
- finanzielle schieflage
- finger lassen
- finger weg
- flackert
- flatterhaft*
- flau
- flaute
- flop
- flüchtig*
- folgenschwer*
- fordert zu viel
- fragil*
- fragwürdig*
- frech*
- fremdelt
- fremdkörper
- friert ein
- frisst speicher
- frisst strom
- frisst zeit
- frust
- frustrier*
- fuchtig
- fummelei
- fummelig*
- fundamental falsch
- furcht*
- fusselt
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
- fällt unangenehm
- fällt weg
- fällt zurück
- fälschung*
- färbt ab
- führt in die irre
- gaga
- gammelig*
- ganzen nachmittag
- ganzen tag
- gar nicht erst
- gebrechlich*
- gebremst
- gefeuert
- gefloppt
- gefrustet
- gefährlich*
- gefälligkeit
- gefälscht*
- gefürchtet*
- gegenwind
- gegängelt
- gehackt
- gehemmt
- gehetzt
- geht auf die nerven
- geht gar nicht
- geht in die knie
- geht ins geld
- geht kaputt
- geht kaum
- geht nach hinten
- geht schief
- gehässig*
- geizig*
- gekündigt
- geldgier*
- geldstrafe*
- geldverschwendung
- gemecker
- genervt*
- geplagt*
- geprellt
- gequält*
- gerade einmal
- geriet in
- geringschätz*
- gerissen
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
- geschwächt
- geschädigt*
- geschönt
- gespart am
- gestrig*
- gestört*
- getrickst
- getrübt
- getäuscht
- gewarnt
- gewichtig* nachteil
- gewöhnungsbedürftig*
- gezankt
- gezockt
- gezogen über
- gier
- gierig*
- giftig*
- ging in die knie
- ging kaputt
- ging nach hinten
- ging schief
- glanzlos*
- glatteis
- glimpflich
- gnadenlos*
- grauenhaft*
- graus
- grausam*
- grausig*
- grell*
- griesgrämig
- grob*
- grottenschlecht*
- große sorgen
- großer nachteil
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
- gängel*
- haarsträubend*
- haben mühe
- hackerangriff*
- hadern
- hadert
- hakelig*
- haken
- hakt
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
- havarie*
- heikel
- heillos*
- heimlich*
- heimtückisch*
- heiß umstritten
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
- hingeschludert
- hinkt
- hinkt hinterher
- hinten an
- hinten ansteh
- hinten runter
- hintergangen
- hinterher
- hinterherhink*
- hinterlistig*
- hinterlässt flecken
- hinterlässt kratzer
- hinterlässt rückstände
- hinterlässt schlieren
- hinters licht
- hintertreffen
- hinterwäldlerisch
- hinüber
- hitzig*
- hochgefährlich*
- hochtrabend*
- hoffnungslos*
- hohe ausfallrate
- hohe gebühren
- hohe kosten
- hohen preis
- hoher preis
- hoher verbrauch
- hoher verschleiß
- hohl*
- hohle versprechen
- holpert
- holprig*
- horrend*
- horror*
- hotline hängt
- hängengeblieben
- hängepartie
- hängt sich auf
- härtefall
- hässlich*
- hürde*
- ignorant*
- ignorier*
- illegal*
- im argen
- im hintertreffen
- im keller
- im minus
- im nachteil
- im regen stehen
- im rückstand
- im stich
- im stich gelassen
- im sumpf
- im visier
- im zwielicht
- imageschaden
- imageverlust
- in den miesen
- in den roten
- in der krise
- in der kritik
- in die irre
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
- insolven*
- instabil*
- intoleran*
- intranspare*
- irreführ*
- irregulär*
- irreparab*
- irrig*
- irritier*
- irrtum
- irrtümlich*
- irrweg
- ist schwer
- ist schwer erreichbar
- jahrelang warten
- jammer*
- jämmerlich*
- kalt erwischt
- kaltschnäuzig*
- kapitulier*
- kaputt*
- karg*
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
- kein billiges vergnügen
- kein ersatz
- kein glanz
- kein gutes haar
- kein gutes licht
- kein ruhmesblatt
- kein schnäppchen
- kein spaß
- kein update
- kein vergleich
- kein vergnügen
- kein verlass
- kein vertrauen
- kein wunder bei
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
- keine lösung
- keine option
- keine reaktion
- keine rückmeldung
- keine updates
- keine verbesserung
- keinerlei reaktion
- kitschig*
- klaffend*
- klage
- klagen
- klagen über
- klagt
- klagt über
- klammheimlich
- klappert
- klapprig*
- klappt nicht
- klebrig*
- klebt
- klebt am
- klein beigeben
- kleingedruckt*
- kleinkariert*
- kleinlich*
- klemmt
- klischeehaft*
- klobig*
- klotz
- klump*
- kläglich*
- knallhart*
- knapp bemessen
- knarrt
- knarz*
- knauser*
- knausrig*
- knebel*
- knickt ein
- knirscht
- kommt nicht in frage
- kommt nicht infrage
- kommt schlecht weg
- komplikation*
- kompliziert*
- konfus*
- konkurs*
- kontraproduktiv*
- kopflos*
- kopfschmerzen
- kopfschütteln
- kopie von
- korrupt*
- kostenfalle*
- kostenfresser
- kostentreiber
- kostspielig*
- krach
- kratzanfällig*
- kratzig*
- kratzt
- krebserregend*
- kreischt
- kriminell*
- krise
- kriselt
- krisen*
- kritik
- kritikpunkt*
- kritisch*
- kritisier*
- krumm*
- kränkel*
- kuddelmuddel
- kulanz fehlanzeige
- kummer
- kundenabwanderung
- kundenfeindlich*
- kundenfern*
- kundenunfreundlich*
- kurz vor dem aus
- kurzatmig*
- kurzlebig*
- kurzsichtig*
- kündigungswelle
- künstlich verknappt
- kürzung*
- lachhaft
- lachnummer
- lacht keiner
- lahm*
- lahme ente
- langatmig*
- lange lieferzeit*
- lange nicht erneuert
- lange wartezeit*
- lange wartezeiten
- langen atem
- langsam*
- langweil*
- lappalie
- lappig
- lasch*
- lauer*
- launisch*
- lausig*
- laut
- lauter als
- lauteste*
- lautstark*
- lebensgefährlich*
- leblos*
- leck
- leckt
- lediglich
- leer ausgehen
- leere versprechen
- leere versprechungen
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
- letzte wahl
- letzten platz
- letzter platz
- letzter wahl
- licht und schatten
- lieber nicht
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
- lotterie
- lotterig
- luft nach oben
- lug und trug
- luschig
- lustlos*
- lächerlich*
- lädiert
- lähm*
- längeres warten
- längst überholt
- lässt auf sich
- lässt auf sich warten
- lässt nach
- lässt zu wünschen
- lästert
- lästig*
- löchrig*
- löst sich ab
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
- machtlos
- madig
- mager*
- makel
- makelbehaftet
- maloche
- mangel
- mangelhaft*
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
- maßlos*
- meckern
- meckert
- mehr als ärgerlich
- mehr fragen
- mehr schatten
- mehr schein
- mehr schlecht
- meiden
- meidet
- merkt man das alter
- mies*
- milchig*
- minderwertig*
- miserabel*
- misere
- missachtet
- missbrauch*
- misserfolg*
- missfall*
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
- mittelmaß
- mittelmäßig*
- mittelprächtig*
- moderig
- modrig*
- mogelpackung
- monatelang*
- monoton*
- montagsgerät
- montagsprodukt
- muffig*
- mulmig
- murks
- murren
- murrt
- muss nachlegen
- muss nachsitzen
- muss passen
- mäkel*
- mängel*
- mäßig bewertet
- mäßig*
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
- nebulös*
- negativ
- negativ auf
- negative bewertung*
- negative presse
- negative schlagzeilen
- negativschlagzeilen
- neid*
- nerv*
- neunmalklug
- nicht akzeptabel
- nicht alltagstauglich
- nicht ausgereift
- nicht ausreichend
- nicht der rede wert
- nicht durchdacht
- nicht empfehlenswert
- nicht ernst
- nicht erreichbar
- nicht ganz billig
- nicht genug
- nicht hilfreich
- nicht immer zuverlässig
- nicht in frage
- nicht infrage
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
- nichts halten
- nie wieder
- niedergang
- niederlage
- niederschmetternd*
- niveaulos*
- noch luft
- notbehelf
- notdürftig*
- notleidend*
- notlösung
- notorisch*
- nur ausreichend
- nur bedingt
- nur befriedigend
- nur eingeschränkt
- nur mit mühe
- nur mittelmäßig
- nur mäßig
- nur schleppend
- nur schwer
- nur wenig
- nutzlos*
- nutzt kaum
- nötig* nachbesserung
- nützt wenig
- oberflächlich*
- obskur*
- oft ausgefallen
- oft defekt
- oft kaputt
- ohne ankündigung
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
- panik*
- panne*
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
- penetrant*
- penibel
- pfennigfuchser
- pflichtwidrig
- pfusch*
- piepst
- pingelig*
- plage
- plagiat*
- plagt
- planlos*
- plastikbomber
- plastikhaft
- pleite*
- plump*
- plärrt
- polternd
- porös*
- prahl*
- preis hingegen schmerzt
- preis schmerzt
- preisanstieg
- preisaufschlag
- preise erhöht
- preiserhöhung*
- preislich abgehoben
- preissprung
- preissteigerung*
- preistreiber*
- prekär*
- primitiv*
- problem
- problematisch*
- problembehaftet*
- probleme*
- provisorisch*
- provozier*
- prozess verloren
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
- ratlos*
- rau
- raubbau
- raubt
- raus aus dem rennen
- rausgekürzt
- rausgeschmissen*
- rausgeworfen*
- rauswurf
- razzia
- reagiert kaum
- reagiert nicht
- reagiert träge
- reagierte nicht
- reibach
- reibungsverluste
- reinfall
- reizend auf die haut
- reizt die haut
- reizungen
- reißt
- reklam*
- resigniert
- restrukturierung
- reue
- reumütig
- riecht nach
- risiko
- riskant*
- risse
- rissig*
- roch
- roch nach
- rohrkrepierer
- rost
- rostet
- rote zahlen
- rotstift
- ruckartig
- ruckel*
- ruckt
- ruiniert
- ruinös*
- rumpelt
- ruppig*
- rutsch*
- rutscht ab
- rutscht weg
- ruß
- rätselhaft*
- räuberisch*
- rücken zur wand
- rückläufig*
- rückruf*
- rückschlag*
- rückschläge
- rückschritt*
- rücksichtslos*
- rückständig*
- rüge
- rügt
- rüpel*
- sabotage
- sackgasse
- sang- und klanglos
- sanierungsfall
- saumselig
- saumäßig*
- schade
- schadenersatz*
- schadet
- schadhaft*
- schal
- schamlos*
- scharfe kritik
- schattenseite*
- schauderhaft*
- schaut alt aus
- scheidet aus
- scheinheilig*
- scheiter*
- scheppern*
- scheppert
- scherbenhaufen
- scheußlich*
- schief
- schiefgegangen
- schieflage
- schikan*
- schimpf*
- schlag ins gesicht
- schlag ins wasser
- schlagzeilen
- schlamperei
- schlampig*
- schlapp*
- schlecht beraten
- schlecht bewertet
- schlecht erreichbar
- schlecht lesbar
- schlecht verarbeitet
- schlecht weg
- schlecht*
- schlechte idee
- schlechte karten
- schlechte noten
- schlechte wahl
- schlechten ruf
- schlechter ruf
- schlechter witz
- schlechtes zeugnis
- schleich*
- schleierhaft
- schleppen
- schleppend*
- schleppt
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
- schummel*
- schund
- schusselig*
- schwabbelig
- schwach bewertet
- schwach*
- schwammig*
- schwand
- schwankend*
- schwankt
- schwarz sehen
- schwarze schafe
- schwarzes schaf
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
- schäbig*
- schädigt
- schädlich*
- schändlich*
- schärfste kritik
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
- sich selbst überlassen
- sicherheitsbedenken
- sicherheitsleck
- sicherheitslücke*
- sicherheitsproblem*
- sicherheitsrisiko
- siecht
- siechtum
- sieht alt aus
- sinnlos*
- sitzen lassen
- skandal*
- skepsis
- skeptisch*
- skrupellos*
- so nicht
- sorge*
- sorgt für unmut
- sorgt für ärger
- spaltet
- sparflamme
- sparsam ausgestattet
- spartanisch*
- sperrig*
- spielverderber
- spitzfindig
- spitzt sich zu
- spott
- spottet
- sprunghaft*
- spröde*
- spuckt
- spukt
- spurlos verschwunden
- stachel
- stagnation
- stagnier*
- starr*
- statt hilfe
- staubfänger
- staut sich
- stechend*
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
- stellenabbau
- sterbenslangweilig
- steuerhinterziehung
- steuerskandal
- stich lassen
- stickig*
- stiefmütterlich*
- stillstand
- stinkend*
- stinksauer
- stinkt
- stocken
- stockend*
- stockt
- stolper*
- stoppelig
- strafanzeige
- strafe
- strafverfahren
- strafzahlung*
- strapaz*
- strapaziert die nerven
- streik*
- stress
- stressig*
- strittig*
- stumpf*
- stundenlang*
- stur
- stures
- stutzig
- störanfällig*
- störend*
- störfall
- störgeräusch*
- stört
- stört beim
- stört sich
- störung*
- stürzen
- stürzt
- stürzt ab
- stürzte
- stürzte ab
- sucht man vergeblich
- sucht vergeblich
- sumpf
- suspekt*
- säumig*
- tadel
- tagelang*
- taktlos*
- talfahrt
- talsohle
- tatenlos
- taugt kaum
- taugt nichts
- taugt wenig
- taumel*
- technisch überholt
- teilweise defekt
- tendenziös*
- teuer bezahlt
- teuer erkauft
- teuer*
- teufel im detail
- teure*
- teurer als die
- teures vergnügen
- tiefpunkt
- tiefrot*
- titanisch teuer
- tobt
- todernst
- tolpatschig*
- topfschlagen
- torkel*
- totalausfall
- totgeburt
- trauerspiel
- trauma*
- traurig*
- treibt in den wahnsinn
- trickserei
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
- umsatzeinbruch
- umsatzeinbußen
- umsatzminus
- umsatzrückgang
- umstritten*
- umständlich*
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
- verbittert
- verblass*
- verbockt*
- verbogen
- verboten*
- verbraucherschützer warnen
- verbraucherzentrale warnt
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
- verfällt
- verfälsch*
- verfärb*
- vergammelt*
- vergaß
- vergeblich*
- vergeigt
- vergeudet
- vergeudung
- vergilb*
- vergnatzt
- vergrault
- verhakt
- verharmlos*
- verhasst*
- verhaut
- verhedder*
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
- verliert gegen
- verlor
- verlust*
- verlässt der mut
- vermeiden
- vermissen
- vermisst
- vermurkst*
- vernachlässig*
- vernichtend*
- vernichtet
- verpasst*
- verpasste chance
- verpasste gelegenheit
- verpatzt*
- verprellt*
- verpufft
- verpönt
- verramsch*
- verrechnet
- verreckt
- verrostet*
- verrucht
- verruf
- verrufen*
- verrutscht
- versag*
- versandet*
- verschandel*
- verschenkt
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
- verschmutz*
- verschollen
- verschreckt
- verschreibt sich
- verschroben*
- verschuldet*
- verschweigt
- verschwend*
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
- vertusch*
- verunglückt*
- verunreinig*
- verunsicher*
- veruntreu*
- verurteilt*
- verwahrlost*
- verwaschen*
- verweiger*
- verweist nur
- verwelkt
- verwerflich*
- verwickelt in
- verwindet sich
- verwinkelt
- verwirr*
- verworren*
- verwässert
- verwüst*
- verzerrt*
- verzettelt
- verzieht sich
- verzweifel*
- verzögern
- verzögert
- verzögerte
- verzögerung*
- veränderlich
- verärger*
- verödet
- viel aufwand
- viel geduld
- viel kritik
- viel luft
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
- wankelmütig*
- wankt
- warm und stickig
- warnen
- warnt
- warnung*
- warten vergeblich
- warteschleife*
- wartet bis heute
- wartet man
- wartezeit*
- weggebrochen
- weggeworfen*
- wegwerf*
- wehrt sich
- weigert sich
- weinerlich
- weitschweifig*
- wenig begeistert
- wenig brauchbar
- wenig effekt
- wenig erfreulich
- wenig ergiebig
- wenig geeignet
- wenig hilfreich
- wenig intuitiv
- wenig komfortabel
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
- wertlos*
- wertminder*
- wertverlust
- widerlich*
- widerrechtlich*
- widersinnig*
- widerspenstig*
- widersprüchlich*
- widerstreb*
- widerwillig*
- widrig*
- willkürlich*
- wimmelt
- winselt
- wirft fragen auf
- wirft kein gutes
- wirkt altbacken
- wirkt billig
- wirkt billiger
- wirkt lieblos
- wirkt schwach
- wirkt träge
- wirkt unfertig
- wirkt unreif
- wirkt veraltet
- wirkt überholt
- wirkungslos*
- wirr*
- witzlos*
- wochenlang*
- wog schwer
- wucher*
- wunder punkt
- wundgescheuert
- wut*
- wünschen übrig
- wütend*
- zahnlos*
- zappelig*
- zauder*
- zeitaufwendig*
- zeitaufwändig*
- zeitfresser
- zeitraubend*
- zeitverschwendung
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
- zerreißt
- zerriss
- zerrüttet*
- zerschlagen*
- zerschlissen
- zerstritten*
- zerstör*
- zickig*
- zieht den kürzeren
- zieht fäden
- zieht sich
- zieht sich in die länge
- zocker*
- zog den kürzeren
- zorn
- zornig*
- zu aufdringlich
- zu aufwendig
- zu breit
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
- zu träge
- zu umständlich
- zu vage
- zu viel
- zu viele
- zu voll
- zu weich
- zu weit
- zu wenig
- zu wenige
- zu wenigen
- zu wünschen
- zu wünschen lässt
- zum davonlaufen
- zum haareraufen
- zum heulen
- zum nachteil
- zum scheitern
- zum verzweifeln
- zumutung
- zur last
- zur zumutung
- zurückgeblieben
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
- zweite wahl
- zweitklassig*
- zwickmühle
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
- äußerst dürftig
- öde*
- übel*
- überall kritik
- überarbeitungsbedürftig*
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
- überrumpel*
- überschuldet*
- überschwemmt
- überschätzt*
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
