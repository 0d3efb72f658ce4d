// German words of praise and blame. One a line; `*` stands for any ending, so that inflected forms count too. Own work.
export const LEXICON_DE = `
+ abwechslungsreich*
+ allrounder
+ alltagstauglich*
+ alt aussehen
+ am besten
+ anerkennend*
+ angenehm*
+ ansprechend*
+ anspruchsvolle kunden
+ anstandslos*
+ antwortet flott
+ antwortet schnell
+ attraktiv*
+ auf augenhöhe
+ aufgeräumt*
+ aufmerksam*
+ aufwendig verarbeitet
+ ausdauernd*
+ ausgefeilt*
+ ausgeklügelt*
+ ausgereift*
+ ausgereifte*
+ ausgewogen*
+ ausgezeichnet*
+ auszeichnung*
+ barrierefrei*
+ bedenkenlos*
+ bedienfreundlich*
+ beeindruck*
+ beeindruckend schnell
+ begehrenswert*
+ begehrt*
+ begeister*
+ behutsam*
+ belastbar*
+ beliebt*
+ bemerkenswert*
+ benutzerfreundlich*
+ bequem*
+ bequemer
+ besonders gut
+ besser beraten
+ besser*
+ beste
+ bestechend*
+ besten
+ bestens
+ bester
+ bestes
+ besticht
+ bestnote*
+ betörend*
+ bewundern*
+ bewährt*
+ bezahlbar*
+ bietet viel
+ bleibt ungeschlagen
+ blitzschnell*
+ bodenständig*
+ brauchbar*
+ bravour*
+ brillant*
+ bärenstark*
+ dauerbrenner
+ deklassier*
+ dicke pluspunkte
+ die nase vorn
+ durchdacht*
+ durchweg gut
+ dynamisch*
+ edel*
+ effektiv*
+ effizient*
+ ehrlich*
+ eignet sich
+ ein genuss
+ ein gewinn
+ ein segen
+ eine bank
+ einfach
+ einfach zu
+ einfache*
+ einladend*
+ einleuchtend*
+ einsteigerfreundlich*
+ einwandfrei*
+ einzigartig*
+ elegant*
+ empfehle*
+ empfehlen
+ empfehlenswert*
+ empfehlung*
+ empfiehlt sich
+ empfohlen
+ empfohlen*
+ empfänglich
+ enorm praktisch
+ entlastet
+ entspannt*
+ erfolg
+ erfolgreich*
+ erfreulich*
+ erfrischend*
+ erfüllt die erwartungen
+ ergiebig*
+ ergonomisch*
+ erlebnis
+ erleichter*
+ erprobt*
+ erschwinglich*
+ erstaunlich*
+ erste adresse
+ erste wahl
+ erstklassig*
+ erträglich*
+ exakt*
+ exzellent*
+ fachkundig*
+ fair*
+ fantastisch*
+ faszinier*
+ favorit*
+ federleicht*
+ fehlerfrei*
+ fehlerlos*
+ fein
+ feine
+ feiner
+ feines
+ feinfühlig*
+ felsenfest
+ feuertaufe bestanden
+ flexib*
+ flink*
+ flott*
+ flüssig*
+ formschön*
+ fortschrittlich*
+ freude
+ freuen
+ freundlich*
+ fundiert*
+ führend*
+ führt das feld
+ ganz vorn
+ geeignet*
+ gefallen
+ gefällt
+ geglückt*
+ geheimtipp*
+ gelingen
+ gelingt
+ gelobt
+ gelobt*
+ gelungen*
+ gemütlich*
+ genau das richtige
+ genial*
+ genießt
+ gepflegt*
+ gepunktet
+ gerne
+ geräumig*
+ geschickt*
+ geschmeidig*
+ geschätzt*
+ gewann
+ gewinner*
+ gewinnt
+ gewissenhaft*
+ gewonnen
+ glanzleistung
+ glasklar*
+ glänz*
+ glücksgriff*
+ goldrichtig
+ goldstandard
+ grandios*
+ großartig*
+ gründlich*
+ gründlicher
+ gut
+ gut aufgehoben
+ gut bedient
+ gut beraten
+ gut gemacht
+ gut verarbeitet
+ gut verständlich
+ gute
+ gute wahl
+ gutem
+ guten
+ guter
+ gutes
+ günstig*
+ günstiger
+ haltbar*
+ handfest*
+ handlich*
+ harmonisch*
+ hebt sich ab
+ heimlicher sieger
+ herausrag*
+ herausragend*
+ heraussticht
+ hervorragend*
+ hervorsticht
+ herzlich*
+ hilfreich*
+ hilfsbereit*
+ hilft
+ hochwertig*
+ hochzufrieden
+ hält was
+ hält, was
+ höchstes lob
+ höchstnote
+ hübsch*
+ ideal*
+ ihrer zeit voraus
+ im gedächtnis
+ imponier*
+ imposant*
+ in führung
+ innovativ*
+ intuitiv*
+ jeden cent wert
+ jeden euro wert
+ kaufempfehlung
+ kaum zu schlagen
+ kein wunsch offen
+ keine fallstricke
+ keine wünsche offen
+ kinderfreundlich*
+ kinderleicht*
+ klar
+ klare*
+ klarer sieger
+ klasse
+ klassenbest*
+ klassiker
+ klug*
+ komfort
+ komfortabel*
+ komfortable*
+ kompakt und
+ kompetent*
+ konkurrenzfähig*
+ konkurrenzlos*
+ kostengünstig*
+ kraftvoll*
+ kulant*
+ kundenfreundlich*
+ kundennah*
+ köstlich*
+ lange haltbar
+ langlebig*
+ lautlos*
+ lebenslang*
+ lecker*
+ leicht von der hand
+ leicht zu
+ leichteste*
+ leichtfüßig*
+ leichtgängig*
+ leise*
+ leistungsstark*
+ lieben
+ liebevoll*
+ liebt
+ lob
+ loben
+ lobenswert*
+ lobeshymne*
+ lobt
+ lohnen sich
+ lohnend*
+ lohnenswert*
+ lohnt sich
+ loyal*
+ lupenrein*
+ luxuriös*
+ lässt die konkurrenz
+ lässt keine wünsche
+ lässt sich erweitern
+ macht ihr keiner etwas vor
+ macht nichts falsch
+ macht spaß
+ maßstab
+ maßstäbe
+ meilenweit voraus
+ meister*
+ meisterhaft
+ mit abstand
+ modern*
+ mustergültig*
+ mühelos*
+ nachhaltig*
+ naht* los
+ nahtlos*
+ narrensicher*
+ nase vorn
+ nicht verstecken
+ nichts falsch
+ nichts zu meckern
+ niedriger preis
+ nummer eins
+ nützlich*
+ ohne murren
+ ohne probleme
+ ohne ruckeln
+ ohne tadel
+ optimal*
+ ordentlich*
+ paradebeispiel
+ perfekt*
+ pfiffig*
+ pflegeleicht*
+ platz eins
+ platzhirsch
+ pluspunkt*
+ praktisch*
+ preis-leistung*
+ preisgekrönt*
+ preiswert*
+ prima
+ problemlos*
+ professionell*
+ prompt*
+ präzise*
+ punkten
+ punktet
+ punktsieg
+ pünktlich*
+ raffiniert*
+ rasant*
+ rasch*
+ rechnet sich
+ referenz
+ reibungslos*
+ reichhaltig*
+ reif
+ reifer*
+ reizvoll*
+ respekt
+ rettung
+ riesig* auswahl
+ robust*
+ ruhig*
+ runde sache
+ rundum
+ sahnestück
+ sanft*
+ sattelfest
+ sauber*
+ schick*
+ schlagkräftig*
+ schlau*
+ schlägt alle
+ schlägt die konkurrenz
+ schlägt sich
+ schlüssig*
+ schmackhaft*
+ schnell*
+ schont*
+ schwärm*
+ schätzen
+ schön*
+ sehr gut
+ sehr zufrieden
+ sensationell*
+ seriös*
+ servicestark*
+ sicher
+ sichere
+ sicherer
+ sicherste*
+ sieger
+ siegt*
+ solide*
+ sorgenfrei*
+ sorgfältig*
+ souverän*
+ spannend*
+ sparfuchs*
+ sparsam*
+ spaß
+ spielend
+ spitze
+ spitzenklasse
+ spitzenreiter*
+ stabil*
+ standfest*
+ stark
+ starke*
+ steht gut da
+ sternstunde
+ sticht heraus
+ sticht hervor
+ stilvoll*
+ stimmig*
+ strapazierfähig*
+ stressfrei*
+ stärken
+ super*
+ sympathisch*
+ tadellos*
+ testsieg*
+ testsieger*
+ tipp
+ tipptopp
+ toll*
+ toppt
+ transparent*
+ traumhaft*
+ traumnote
+ trefflich
+ treffsicher*
+ trumpf
+ trumpft
+ trägt sich leicht
+ umfangreich*
+ umfassend*
+ umsichtig*
+ unangefochten*
+ unaufdringlich*
+ unbedenklich*
+ uneingeschränkt*
+ unermüdlich
+ unermüdlich*
+ unersetzlich*
+ ungetrübt*
+ unkaputtbar*
+ unkompliziert*
+ unschlagbar*
+ unterhaltsam*
+ unvergleichlich*
+ unverwüstlich*
+ unverzichtbar*
+ unübertroffen*
+ verblüff*
+ verdient
+ verführ*
+ verlass
+ verlässlich*
+ verständlich*
+ vertrauen
+ vertrauensvoll
+ vertrauenswürdig*
+ verwöhn*
+ verzeiht
+ vielseitig*
+ volle punktzahl
+ volltreffer
+ vorbildlich*
+ vorn
+ vorne
+ vorreiter*
+ vorteil*
+ vorzeige*
+ vorzug
+ vorzüge
+ vorzüglich*
+ wegweisend*
+ weit vorn
+ weiterempf*
+ weiß zu gefallen
+ weiß zu überzeugen
+ weltklasse
+ wendig*
+ wert
+ wertig*
+ wertvoll*
+ wettbewerbsfähig*
+ widerstandsfähig*
+ wirksam*
+ wohlfühl*
+ wohltuend*
+ wohnlich*
+ wunderbar*
+ wärmstens
+ würdig*
+ zahlt sich aus
+ zeitgemäß*
+ zeitlos*
+ zeitsparend*
+ ziel* führ
+ zielgenau*
+ zielsicher*
+ zufrieden*
+ zugänglich*
+ zukunftssicher*
+ zukunftsweisend*
+ zuverlässig*
+ zuvorkommend*
+ zügig*
+ überdurchschnittlich*
+ überlegen*
+ überragend*
+ überraschend gut
+ überraschend leise
+ überrascht positiv
+ übersichtlich*
+ übertreff*
+ übertrifft
+ übertroffen
+ überzeug*
+ überzeugend*
+ ✅
+ ➕
+ 🏆
+ 👍
+ 🥇
- abgelaufen*
- abgemahnt*
- abgenutzt*
- abgeschlagen*
- abgestürzt*
- abgewertet*
- abgezockt*
- abmahnung*
- abnutz*
- abraten
- abschreck*
- absturz*
- absturzgefährdet*
- abstürze*
- abwert*
- abzuraten
- achillesferse
- achtung
- albtraum*
- alptraum*
- alt aus
- altbacken*
- am boden
- am ende seiner
- amateurhaft*
- anfällig*
- angreifbar*
- angriffspunkt*
- anlass zur kritik
- anstrengend*
- anzeige erstattet
- arglistig*
- armselig*
- auf sich warten
- aufdringlich*
- aufwendig*
- aus der zeit gefallen
- ausbaufähig*
- ausfall*
- ausfälle*
- ausgebremst
- ausreißer
- ausschlusskriterium
- außer betrieb
- bankrott*
- beanstand*
- bedauer*
- bedauerlich*
- bedenken
- bedenklich*
- behäbig*
- beklag*
- belast*
- bemäkel*
- bemängel*
- beschränk*
- beschwer*
- beschwerden
- beschädig*
- besser nicht
- betrug*
- betrüg*
- beunruhig*
- bieder*
- billig
- billige
- blamabel*
- blamage
- blass
- bleibt hinter
- bleibt zurück
- bockig*
- brechen
- bremst
- bricht ab
- bricht zusammen
- brüchig*
- bürokratisch*
- chaotisch*
- cyberangriff*
- das nachsehen
- datenleck*
- datenpanne*
- defekt*
- defizit*
- desaster
- deutliche worte
- dreist*
- drosselt
- drückt
- dubios*
- dumm
- durchgefallen
- durchwachsen*
- dünn
- dünne
- dünner
- dürftig*
- düster*
- eigenes süppchen
- einbruch
- einbuß*
- eingeschränkt*
- einstell* den betrieb
- eintönig*
- eklatant*
- empfindlich*
- enttäusch*
- enttäuschung
- erbärmlich*
- ermittel* gegen
- ermittlungen
- ernste*
- ernüchter*
- erschreckend*
- erschwer*
- erschütter*
- ewig*
- fad
- fade*
- fahrlässig*
- fallen durch
- fallstrick*
- falsch
- fatal*
- fehlanzeige
- fehlen
- fehlend*
- fehler im
- fehleranfällig*
- fehlerhaft*
- fehlerquelle*
- fehlgriff
- fehlkauf*
- fehlkonstruktion
- fehlt
- fehlte
- feindlich
- fiasko
- fiel aus
- fiel durch
- finanzielle schieflage
- finger lassen
- finger weg
- flop
- fragwürdig*
- fremdkörper
- frustrier*
- fuchtig
- fummelig*
- furchtbar*
- fällt ab
- fällt aus
- fällt durch
- ganzen nachmittag
- ganzen tag
- gefährlich*
- gefälscht*
- gegängelt
- gehackt
- geht kaputt
- geizig*
- gekündigt
- geldverschwendung
- genervt*
- gerade einmal
- geruch*
- gescheitert*
- gestört*
- getäuscht
- gezockt
- grauenhaft*
- grausig*
- grob*
- grässlich*
- hackerangriff*
- hakelig*
- haken
- hakt
- halbgar*
- halbherzig*
- hapert
- happig*
- hasse*
- hausgemacht* probleme
- heikel
- heiß umstritten
- herbe*
- hickhack
- hinderlich*
- hinkt
- hinkt hinterher
- hinterher
- hinterherhink*
- hinterlässt kratzer
- hoffnungslos*
- hohe kosten
- hohle versprechen
- holprig*
- horrend*
- hässlich*
- im argen
- im regen stehen
- im rückstand
- im stich
- in der krise
- in die knie
- inakzeptab*
- inkompetent*
- inkonsequent*
- insolven*
- instabil*
- intranspare*
- irreführ*
- irritier*
- ist schwer
- jammer*
- jämmerlich*
- kaputt*
- karg*
- katastroph*
- kein ruhmesblatt
- kein vergleich
- keine empfehlung
- keine glanzleistung
- klage
- klagt
- klapprig*
- klebrig*
- klebt
- kleinlich*
- klobig*
- klotz
- knapp bemessen
- knarz*
- knarzt
- knausrig*
- knick*
- kompliziert*
- kratzanfällig*
- krise
- krisen*
- kritik
- kritikpunkt*
- kritisch*
- kritisier*
- kundenfern*
- kundenunfreundlich*
- kurzlebig*
- kürzung*
- lachhaft
- lahm*
- lahmt
- langatmig*
- lange nicht erneuert
- lange wartezeit*
- langsam*
- langweil*
- lasch*
- laut
- lauter als
- lautstark*
- leck
- leckt
- lediglich
- leer ausgehen
- leiden
- leider
- leidet
- letzten platz
- lieber nicht
- lieblos*
- ließ sich dagegen
- luft nach oben
- lässt auf sich warten
- lässt zu wünschen
- lästig*
- löchrig*
- lückenhaft
- lückenhaft*
- macht keine angaben
- macht zu schaffen
- machtlos
- mager*
- mangel
- mangelhaft*
- mangelnd*
- manko
- massenentlassung*
- mau
- merkt man das alter
- mies*
- minderwertig*
- miserabel*
- missbrauch*
- misslich*
- misslung*
- misstrauen
- mit fehlern
- mittelmäßig*
- mogelpackung
- monoton*
- muffig*
- murks
- muss passen
- mängel*
- mäßig*
- mühsam*
- nachbesser*
- nachgeb*
- nachhol*
- nachlässig*
- nachsehen
- nachteil*
- nachteilig*
- nadelöhr
- nerv*
- nicht der rede wert
- nicht mehr zeitgemäß
- nicht warm
- nicht zu empfehlen
- nichts halten
- niederlage
- notorisch*
- nutzlos*
- oberflächlich*
- offline
- ohnmächtig
- panne*
- pannenserie
- patzer
- patzig*
- patzt*
- pech
- peinlich*
- pfusch*
- planlos*
- pleite*
- plump*
- preiserhöhung*
- preistreiber*
- problem
- problematisch*
- probleme*
- quietsch*
- quäl*
- rachgierig
- ranzig*
- ratlos*
- raubt
- rauswurf
- reinfall
- reißt
- reklam*
- riskant*
- rost
- rostet
- rote zahlen
- ruckel*
- ruckelt*
- rumpelt
- rutsch*
- rätselhaft*
- rücken zur wand
- rückruf*
- rückständig*
- rüge
- rügt
- sackgasse
- schade
- scharfe kritik
- scheiter*
- scheppert
- schief
- schikan*
- schlamperei
- schlampig*
- schlecht beraten
- schlecht*
- schlechter
- schlechteste*
- schleppend*
- schleppt
- schludrig*
- schlusslicht
- schlägt fehl
- schmerz*
- schmierig*
- schmälert
- schnell leer
- schock*
- schreckt
- schreckt ab
- schreckt viele ab
- schrott*
- schummel*
- schund
- schwach*
- schwammig*
- schwankend*
- schwankt
- schwelle
- schwer zu
- schwerer
- schwerfällig*
- schwerwiegend*
- schwierig*
- schwindel*
- schwäche*
- schäbig*
- schädlich*
- sei zu laut
- sicherheitslücke*
- sicherheitsproblem*
- sinnlos*
- skandal*
- sorgen
- sorgt für unmut
- sorgt für ärger
- sparflamme
- sparsam ausgestattet
- sperrig*
- spitzt sich zu
- spröde*
- stagnier*
- starr*
- steckengeblieben
- steckt fest
- steckt in
- steht in der kritik
- steigende beschwerden
- stellenabbau
- stinkt
- stockt
- stolper*
- stolperstein*
- strafe
- strapaz*
- streikt*
- strittig*
- stumpf*
- stur
- störend*
- stört
- störung*
- stürzen
- stürzt
- tadel
- tatenlos
- teuer*
- teure*
- teurer
- tiefpunkt
- totalausfall
- tricks
- trist*
- tristes
- träge*
- trödel*
- trüb*
- trügerisch*
- täusch*
- tückisch*
- umstritten*
- umständlich*
- unangenehm*
- unausgegoren*
- unausgereift*
- unausgewogen*
- unbedacht*
- unbefriedigend*
- unbeholfen*
- unbequem*
- unbrauchbar*
- undankbar*
- undicht*
- undurchsichtig*
- unerfreulich*
- unergiebig*
- unerreichbar*
- unfair*
- unflexib*
- unfreundlich*
- ungeduldig*
- ungeeignet*
- ungelenk*
- ungemütlich*
- ungenau*
- ungenießbar*
- ungenügend*
- ungepflegt*
- ungerecht*
- ungereimt*
- unhaltbar*
- unhandlich*
- unhygienisch*
- unklar*
- unlauter*
- unmut
- unnötig*
- unpraktisch*
- unpräzise*
- unpünktlich*
- unruhig*
- unrühmlich*
- unsauber*
- unschön*
- unseriös*
- unsicher*
- unstimmig*
- untauglich*
- unter beschuss
- unter druck
- unterbrech*
- unterdimensioniert*
- unterdurchschnittlich*
- untergeh*
- unterirdisch*
- unterlegen*
- unterläuft
- unterschätz*
- unverschämt*
- unverständlich*
- unvollständig*
- unvorteilhaft*
- unwirksam*
- unwirtlich*
- unzeitgemäß*
- unzufrieden*
- unzulänglich*
- unzumutbar*
- unzureichend*
- unzuverlässig*
- unübersichtlich*
- vage
- veraltet*
- verbesserungsbedarf
- verbesserungsbedürftig*
- verbesserungswürdig*
- verbraucherschützer warnen
- verdacht
- verfehlt
- verfällt
- verfälsch*
- vergeblich*
- vergrault
- verheddert
- verheerend*
- verklag*
- verklagt*
- verkümmer*
- verlier*
- verlust*
- vermeiden
- vermissen
- vermisst
- vernachlässig*
- verpasst*
- verpatzt*
- verprellt*
- verramscht
- versag*
- versagt*
- verschlechter*
- verschleiß*
- verschlimm*
- verschmutz*
- verschwend*
- verspielt
- verspätet*
- verspätung*
- versteckt
- versteckte
- versteckte kosten
- versteckten
- verstimm*
- verstopf*
- verstoß*
- versäum*
- verunsicher*
- verweiger*
- verwirr*
- verwirrend*
- verwässert
- verzögert
- verzögerung*
- verärger*
- viel zu
- viele fehler
- voller fehler
- vorsicht
- vorsicht bei
- vorwurf
- vorwürfe
- wackel*
- wackelig*
- wackelkandidat
- wackl*
- warnen
- warnt
- warnung*
- warteschleife*
- wartezeit*
- wenig effekt
- wertlos*
- wertverlust
- widersprüchlich*
- wirkungslos*
- wirr*
- wucher*
- wunder punkt
- wünschen übrig
- zahnlos*
- zerbrech*
- zerkratz*
- zermürb*
- zickig*
- zu dünn
- zu hoch
- zu klein
- zu knapp
- zu kompliziert
- zu kurz
- zu langsam
- zu laut
- zu schwach
- zu schwer
- zu spät
- zu teuer
- zu umständlich
- zu wenig
- zu wünschen
- zumutung
- zurückgeblieben
- zusammenbruch
- zusatzkosten
- zweifel*
- zäh
- zäh wie
- zähe
- zäher
- zögerlich*
- ärger*
- ärgerlich*
- überfordert*
- überfrachtet*
- überheblich*
- überhitz*
- überholt
- überladen*
- überschuldet*
- überschätzt*
- überstrapazier*
- überteuert*
- überteuerte
- überzogen*
- ➖
- 👎
`;
