// German words of praise and blame. One a line; `*` stands for any ending, so that inflected forms count too. Own work.
export const LEXICON_DE = `
+ abwechslungsreich*
+ allrounder
+ alltagstauglich*
+ alt aussehen
+ am besten
+ angenehm*
+ ansprechend*
+ anstandslos*
+ attraktiv*
+ aufgeräumt*
+ ausdauernd*
+ ausgeklügelt*
+ ausgereift*
+ ausgewogen*
+ ausgezeichnet*
+ auszeichnung*
+ bedenkenlos*
+ bedienfreundlich*
+ beeindruck*
+ begehrt*
+ begeister*
+ beliebt*
+ beliebtest*
+ bemerkenswert*
+ benutzerfreundlich*
+ bequem*
+ besonders gut
+ besser beraten
+ besser*
+ beste
+ besten
+ bestens
+ bester
+ bestes
+ bestnote*
+ betörend*
+ bewährt*
+ bezahlbar*
+ bodenständig*
+ brauchbar*
+ brillant*
+ dauerbrenner
+ deklassier*
+ dicke pluspunkte
+ die nase vorn
+ durchdacht*
+ effektiv*
+ effizient*
+ eignet sich
+ ein genuss
+ ein gewinn
+ ein segen
+ einfach
+ einfache*
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
+ erfolg
+ erfolgreich*
+ erfreulich*
+ ergiebig*
+ ergonomisch*
+ erleichter*
+ erschwinglich*
+ erstaunlich*
+ erste wahl
+ erstklassig*
+ exzellent*
+ fair*
+ fantastisch*
+ faszinier*
+ favorit*
+ fehlerfrei*
+ fehlerlos*
+ feinfühlig*
+ flexib*
+ flott*
+ flüssig*
+ fortschrittlich*
+ freundlich*
+ führend*
+ geeignet*
+ geglückt*
+ geheimtipp*
+ gelobt
+ gelobt*
+ gelungen*
+ genau das richtige
+ genial*
+ gepflegt*
+ gerne
+ geräumig*
+ geschätzt*
+ gewann
+ gewinnt
+ gewonnen
+ glanzleistung
+ glänz*
+ glücksgriff*
+ goldstandard
+ großartig*
+ gründlich*
+ gut
+ gut aufgehoben
+ gut bedient
+ gut beraten
+ gut verständlich
+ gute
+ gutem
+ guten
+ guter
+ gutes
+ günstig*
+ günstiger
+ handlich*
+ harmonisch*
+ hebt sich ab
+ herausragend*
+ heraussticht
+ hervorragend*
+ herzlich*
+ hilfreich*
+ hilfsbereit*
+ hilft
+ hochwertig*
+ hält was
+ hält, was
+ höchstnote
+ hübsch*
+ ideal*
+ ihrer zeit voraus
+ im gedächtnis
+ in führung
+ innovativ*
+ intuitiv*
+ jeden cent wert
+ kaufempfehlung
+ kein wunsch offen
+ keine fallstricke
+ keine wünsche offen
+ kinderleicht*
+ klar
+ klare*
+ klarer sieger
+ klasse
+ klassenbest*
+ klassiker
+ komfort
+ komfortabel*
+ komfortable*
+ kompetent*
+ konkurrenzlos*
+ kraftvoll*
+ kulant*
+ lange haltbar
+ langlebig*
+ leicht von der hand
+ leicht zu
+ leichteste*
+ leichtgängig*
+ leise*
+ leistungsstark*
+ lieben
+ liebevoll*
+ liebt
+ lob
+ loben
+ lobt
+ lohnen sich
+ lohnend*
+ lohnenswert*
+ lohnt sich
+ luxuriös*
+ lässt die konkurrenz
+ lässt keine wünsche
+ macht ihr keiner etwas vor
+ macht nichts falsch
+ macht spaß
+ meisterhaft
+ modern*
+ mustergültig*
+ mühelos*
+ nase vorn
+ nicht verstecken
+ nichts falsch
+ nichts zu meckern
+ niedriger preis
+ nummer eins
+ nützlich*
+ ohne murren
+ optimal*
+ ordentlich*
+ perfekt*
+ pfiffig*
+ platzhirsch
+ pluspunkt*
+ praktisch*
+ preis-leistung*
+ preiswert*
+ prima
+ problemlos*
+ präzise*
+ punkten
+ punktet
+ pünktlich*
+ raffiniert*
+ rechnet sich
+ reibungslos*
+ reif
+ reifer*
+ respekt
+ robust*
+ ruhig*
+ rundum
+ sahnestück
+ sauber*
+ schick*
+ schlägt die konkurrenz
+ schnell*
+ schont*
+ schätzen
+ schön*
+ sehr gut
+ seriös*
+ sicher
+ sichere
+ sicherer
+ sieger
+ siegt*
+ solide*
+ sorgfältig*
+ souverän*
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
+ sticht heraus
+ sticht hervor
+ stilvoll*
+ stressfrei*
+ stärken
+ sympathisch*
+ tadellos*
+ testsieg*
+ testsieger*
+ tipp
+ toll*
+ transparent*
+ traumhaft*
+ trumpf
+ trumpft
+ unangefochten*
+ unbedenklich*
+ uneingeschränkt*
+ unermüdlich*
+ unkompliziert*
+ unschlagbar*
+ unterhaltsam*
+ unübertroffen*
+ verlass
+ verlässlich*
+ verständlich*
+ vertrauen
+ vertrauensvoll
+ vertrauenswürdig*
+ verzeiht
+ vielseitig*
+ vorbildlich*
+ vorn
+ vorne
+ vorreiter*
+ vorteil*
+ vorzüglich*
+ wegweisend*
+ weiß zu gefallen
+ weiß zu überzeugen
+ weltklasse
+ wert
+ wertig*
+ wertvoll*
+ wohltuend*
+ wunderbar*
+ würdig*
+ zahlt sich aus
+ zeitgemäß*
+ ziel* führ
+ zufrieden*
+ zukunftssicher*
+ zuverlässig*
+ zuvorkommend*
+ zügig*
+ überdurchschnittlich*
+ überlegen*
+ überragend*
+ überrascht positiv
+ übersichtlich*
+ übertreff*
+ übertrifft
+ überzeug*
+ ✅
+ ➕
+ 🏆
+ 👍
+ 🥇
- abgemahnt*
- abgeschlagen*
- abgestürzt*
- abmahnung*
- abraten
- abstürze*
- abzuraten
- achillesferse
- albtraum*
- altbacken*
- am ende seiner
- amateurhaft*
- anfällig*
- anstrengend*
- armselig*
- aufdringlich*
- ausbaufähig*
- ausfall*
- ausfälle*
- ausschlusskriterium
- bankrott*
- beanstand*
- bedauerlich*
- bedenken
- bedenklich*
- behäbig*
- beklag*
- belast*
- bemängel*
- beschwer*
- betrug*
- betrüg*
- bieder*
- billige
- brechen
- bricht ab
- bricht zusammen
- brüchig*
- chaotisch*
- datenleck*
- datenpanne*
- desaster
- deutliche worte
- durchwachsen*
- dürftig*
- düster*
- eigenes süppchen
- eingeschränkt*
- eklatant*
- enttäusch*
- ernste*
- ernüchter*
- ewig*
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
- fehlkauf*
- fehlt
- fehlte
- fiel aus
- fiel durch
- finger lassen
- finger weg
- flop
- fragwürdig*
- frustrier*
- fällt ab
- fällt aus
- fällt durch
- gefährlich*
- gehackt
- geht kaputt
- gerade einmal
- gezockt
- grob*
- hakelig*
- hakt
- hapert
- hasse*
- heikel
- hinkt
- hinterher
- hinterherhink*
- hoffnungslos*
- hohle versprechen
- holprig*
- horrend*
- hässlich*
- im stich
- in die knie
- insolven*
- instabil*
- irreführ*
- jämmerlich*
- kaputt*
- karg*
- katastroph*
- klage
- klagt
- klapprig*
- klebrig*
- klebt
- kleinlich*
- klotz
- knausrig*
- knick*
- kompliziert*
- kritik
- kritisch*
- kritisier*
- kundenunfreundlich*
- lachhaft
- lahm*
- lange wartezeit*
- langsam*
- lasch*
- laut
- lautstark*
- lediglich
- leer ausgehen
- leiden
- leider
- leidet
- letzten platz
- lieblos*
- ließ sich dagegen
- lässt zu wünschen
- lästig*
- löchrig*
- lückenhaft*
- macht keine angaben
- macht zu schaffen
- mager*
- mangel
- mangelhaft*
- mangelnd*
- mau
- mies*
- minderwertig*
- miserabel*
- misslung*
- mit fehlern
- mittelmäßig*
- muffig*
- murks
- mängel*
- mühsam*
- nachbesser*
- nachgeb*
- nachhol*
- nachteil*
- nerv*
- nicht mehr zeitgemäß
- nicht warm
- nichts halten
- nutzlos*
- panne*
- patzer
- patzt*
- peinlich*
- planlos*
- pleite*
- preiserhöhung*
- problem
- problematisch*
- probleme*
- quäl*
- ranzig*
- ratlos*
- reißt
- reklam*
- ruckel*
- ruckelt*
- rutsch*
- rätselhaft*
- rücken zur wand
- rückruf*
- rückständig*
- sackgasse
- schade
- scheiter*
- schlampig*
- schlecht beraten
- schlecht*
- schlechter
- schleppend*
- schludrig*
- schlusslicht
- schmerz*
- schummel*
- schund
- schwach*
- schwammig*
- schwer zu
- schwerer
- schwerfällig*
- schwierig*
- schwäche*
- sicherheitsproblem*
- skandal*
- sorgen
- sperrig*
- spröde*
- stagnier*
- starr*
- steckt fest
- stinkt
- stockt
- strafe
- streikt*
- stur
- störend*
- stört
- störung*
- stürzen
- stürzt
- tadel
- teuer*
- teure*
- tricks
- tristes
- träge*
- trödel*
- trüb*
- tückisch*
- umstritten*
- umständlich*
- unangenehm*
- unausgegoren*
- unausgereift*
- unbefriedigend*
- unbrauchbar*
- undicht*
- undurchsichtig*
- unerfreulich*
- unfair*
- unfreundlich*
- ungeduldig*
- ungeeignet*
- ungenau*
- ungenügend*
- ungepflegt*
- ungereimt*
- unhandlich*
- unklar*
- unlauter*
- unnötig*
- unpraktisch*
- unruhig*
- unschön*
- unseriös*
- unsicher*
- unstimmig*
- untauglich*
- unterdimensioniert*
- unterdurchschnittlich*
- unterirdisch*
- unterlegen*
- unverschämt*
- unverständlich*
- unzeitgemäß*
- unzufrieden*
- unzumutbar*
- unzureichend*
- unzuverlässig*
- unübersichtlich*
- veraltet*
- verfehlt
- vergeblich*
- verheerend*
- verklag*
- verklagt*
- verlier*
- vermeiden
- verpasst*
- verpatzt*
- verprellt*
- versag*
- versagt*
- verschlechter*
- verschleiß*
- verschmutz*
- verspielt
- verspätet*
- versteckte
- versteckte kosten
- versteckten
- verstopf*
- verwirr*
- verwirrend*
- viel zu
- viele fehler
- voller fehler
- vorwurf
- vorwürfe
- wackel*
- wackelig*
- wackl*
- warnen
- warnt
- warnung*
- wartezeit*
- wenig effekt
- wirkungslos*
- wünschen übrig
- zickig*
- zu klein
- zu langsam
- zu laut
- zu schwach
- zu schwer
- zu teuer
- zu wenig
- zu wünschen
- zumutung
- zurückgeblieben
- zweifel*
- zäh
- zähe
- zäher
- ärger*
- überfordert*
- überfrachtet*
- überhitz*
- überholt
- überladen*
- überteuert*
- überzogen*
- ➖
- 👎
`;
