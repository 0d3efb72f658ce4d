// English words. One more is one more between bars.
import type { Words } from './kinds.ts';

export const EN: Words = {
  kinds: {
    determiner: "a|an|the|this|that|these|those|each|every|any|all|both|whose|no's",
    pronoun:
      'it|they|one|this one|the product|the device|the company|the brand|the app|the tool|the platform|the service',
    possessive: 'its|their|our|his|her',
    adverb:
      'also|only|just|still|even|then|here|there|already|actually|typically|usually|generally|officially|directly|overall|simply|instead|again|alone|both|as well|too|respectively|exactly|precisely|natively|very|quite|really|fully|standard|apiece|each|total|in total|altogether|a mere|mere|meanwhile|however|additionally|moreover|furthermore|for example|for instance|in practice|in fact|in short|overall|specifically|comfortably|easily|reliably|of course|out of the box|per charge|on a single charge|on a charge|on one charge|of up|under the hood|according to the manufacturer|according to the spec sheet|according to its website|officially',
    adjective:
      'new|current|currently|base|basic|regular|list|retail|official|full|monthly|annual|yearly|weekly|daily|starting|entry|entry-level|recommended|suggested|standard|total|overall|single|flat|average|max|max.|maximum|rated|usable|net|gross|nominal|typical|real-world|lightweight|compact|powerful|modern|popular|flagship|latest|mid-range|premium|affordable|small|large|big|light|heavy|impressive|generous|decent|respectable|solid|strong|long|good|great|excellent|competitive|hefty|modest|steep|reasonable|claimed|stated|advertised|internal|built-in|integrated|removable|rechargeable|main|own|verified|published|quoted|headline|sticker|asking|same|lower|higher|low|high|upfront|one-time|up-front|street|manufacturer|manufacturer-suggested|German|Japanese|American|British|European|US|UK|U.S.|U.K.',
    approximate:
      'about|around|approximately|approx|approx.|roughly|circa|ca.|some|nearly|almost|close to|~|≈|just under|just over|a little over|a little under|in the region of|or so|give or take|more or less|an estimated',
    hedge:
      'may|might|could|maybe|perhaps|possibly|reportedly|probably|allegedly|apparently|seems|appears|seemingly|supposedly|I believe|I think|likely|unconfirmed|rumored|rumoured|not sure|some sources|some users|users report|some reviewers|reviewers report|it is said|estimated',
    from: 'from|starting at|starting from|starts at|start at|as low as|begins at|begin at|starts from|beginning at|upwards of|and up|starting price of|starting price',
    upTo: 'up to|as much as|as many as|as long as|at most|a maximum of|maximum of|max of|no more than|a max of|a limit of',
    over: 'over|more than|at least|above|exceeding|exceeds|beyond|north of|in excess of|or more|well over|a minimum of|minimum of|not less than|no less than',
    under: 'under|less than|below|south of|fewer than|or less|or under',
    between: 'between|ranges from|range from|ranging from|anywhere from',
    priceVerb:
      "costs|cost|is priced at|are priced at|priced at|priced from|retails for|retails at|retail for|retailing at|retailing for|sells for|sells at|sell for|selling for|goes for|go for|runs|runs you|will run you|comes in at|come in at|comes to|will cost you|costs you|will set you back|sets you back|set you back|charges|charge|is listed at|listed at|is sold for|are sold for|is sold at|lists at|lists for|is available for|are available for|available for|available at|available from|can be had for|can be bought for|is offered at|is offered for|offered at|bills|is billed at|billed at|is yours for|yours for|is on the market for|carries a price tag of|carries a list price of|asks|works out at|works out to|is currently priced at|is currently listed at|is currently available for|is now priced at|currently costs|now costs|pay|pays|paying|you pay|you'll pay|expect to pay|users pay|customers pay|buyers pay|you can get|can be purchased for|is going for|currently sells for|currently retails for",
    be: "is|are|it's|being|be|remains|stays|amounts to|stands at|sits at|equals|totals|reaches|hits|lies at|is set at|is rated at|rated at|is rated for|rated for|is specified at|specified at|is listed as|measures|comes out at|clocks in at|tops out at|maxes out at|is quoted at|is given as|averages|that's|is capped at|are capped at|caps at|capped at|is limited to|are limited to|limited to",
    have: 'has|have|offers|offer|includes|include|including|features|feature|comes with|come with|provides|provide|packs|pack|with|boasts|delivers|deliver|gives|give|gives you|gets|get|you get|allows|allow|supports|support|carries|houses|uses|use|holds|hold|produces|generates|achieves|puts out|outputs|contains|contain|supplies|sports|ships with|brings|manages|handles|handle|accommodates|accepts|takes|requires|needs|draws|consumes|reaches|combines|covers|cover|emits|hits|serves|is equipped with|equipped with|is fitted with|fitted with|is backed by|backed by|comes backed by|enjoys|carries|comes in|promises|guarantees|is good for|good for|is certified to|has been certified to|certified to|certified|claims|adds|makes|runs on|is powered by|powered by|is covered by|covered by|measures|grants|includes up to|bundles',
    priceNoun:
      'price|prices|cost|costs|pricing|price tag|price point|list price|retail price|fee|monthly fee|subscription|subscription price|sticker price|asking price|MSRP|RRP|rate|monthly rate|charge|base price|starting price|license|licence|membership|annual fee|monthly price|annual price|subscription fee|street price|rental price|tuition|course fee|premium|unit price',
    thing:
      'e-bike|ebike|bike|bicycle|scooter|e-scooter|vacuum|vacuum cleaner|robot|robot vacuum|machine|espresso machine|coffee machine|coffee maker|kettle|blender|fridge|oven|washer|dryer|dishwasher|air purifier|purifier|humidifier|fan|heater|speaker|headphones|earbuds|earphones|headset|camera|phone|smartphone|tablet|laptop|monitor|watch|smartwatch|tv|console|device|unit|model|version|edition|variant|app|application|software|tool|platform|suite|service|system|solution|product|product line|line|lineup|range|series|brand|company|maker|serum|cream|moisturizer|moisturiser|sunscreen|cleanser|lotion|shampoo|soap|toothpaste|toner|bar|bars|drink|beverage|tea|coffee|juice|snack|powder|supplement|tablet|capsules|bottle|tub|jar|tube|pouch|pack|can|tent|backpack|jacket|boots|stove|lantern|headlamp|flashlight|drill|driver|saw|sander|grinder|mower|trimmer|wrench|toolkit|kit|lock|helmet|sleeping bag|kayak|board|trailer|rack|account|card|course|courses|class|program|programme|bootcamp|tariff|loan|policy|insurance|hotel|flight|tour|trip|ticket|pass|connection|line|bundle itself|handheld|cordless|projector|printer|router|keyboard|mouse|toothbrush|razor|grill|smoker|cooler|cargo bike|city bike|commuter|folding bike|touring bike|mountain bike|set|itself|package',
    planNoun: 'plan|tier|plans|package|subscription|edition|level|license|licence|option|membership|tiers',
    other:
      "replacement|replacements|spare|spares|accessory|accessories|add-on|add-ons|addon|addons|extra|extras|optional|filter|filters|dock|docking station|base station|charging station|charger|chargers|case|cases|bag|bags|cable|cables|refill|refills|spare battery|extra battery|second battery|additional battery|protection plan|extended warranty|insurance|care plan|service plan|gift card|gift cards|voucher|vouchers|coupon|coupons|credit|credits|shipping|delivery|postage|setup|set-up|installation|onboarding|implementation|deposit|down payment|instalment|installment|installments|instalments|trade-in|rebate|cashback|cash back|discount|discounts|savings|saving|saves|save|saved|prize|prizes|grant|grants|donation|donations|donated|funding|raised|raise|raises|revenue|valuation|valued|investment|invested|round|fine|fined|settlement|penalty|budget|salary|worth|refund|refunds|refunded|bonus|reward|rewards|kit|mount|stand|tripod|strap|straps|cover|covers|rack|racks|basket|panniers|helmet|lock|brush|brushes|pod|pods|capsule pack|consumables|parts|part|repair|repairs|maintenance|battery replacement|bundle|bundles|pair of|two|three|competitor|competitors|alternatives|alternative|rivals|rival|others|similar|comparable|elsewhere|average|typical|industry|market|category|sector|tax|taxes|customs|duty|duties|overage|overages|surcharge|cancellation|late fee|change fee|excess|roaming|training|consulting|workshop|certificate|exam|materials|book|books|sim|activation|rent|rental|lease|leasing|used|second-hand|secondhand|pre-owned|refurb|refurbished|renewed|open-box|outlet|box|packaging|packaged|rider|room|apartment|house|cart|carton|pallet|backpacks|trailer|rucksack|person's|cup holder|sleeve|sleeves|holster|lens|lenses|memory card|handset|modem|upgrade|upgrades|migration",
    condition:
      'refurbished|renewed|on sale|sale|sale price|promo|promotion|promotional|promo code|introductory|intro|during|if|when|billed annually|billed yearly|paid annually|paid yearly|billed quarterly|annual billing|annual plan|annual commitment|yearly commitment|student|students|education|educational|nonprofit|nonprofits|non-profit|discounted|discount code|with a coupon|coupon|with financing|financing|over 12 months|over 24 months|over 36 months|instalments|installments|for two|two-pack|twin pack|2-pack|three-pack|for new customers|new customers|first month|first year|for the first|with trade-in|trade-in|black friday|cyber monday|prime day|deal|deals|limited time|limited-time|special offer|after tax|plus tax|before tax|excluding vat|excl. vat|without vat|with the dock|with its dock|used|second-hand|pre-order|preorder|early bird|early-bird|bundled|in a bundle|as a bundle|bundle|with a contract|on contract|annually billed|yearly billed|when billed annually|when paid annually|per year upfront|members|seniors|eco mode|turbo mode|boost mode|in eco mode|max mode|under ideal conditions|in ideal conditions|ideal conditions|lab conditions|depending on|after the trial|trial|free trial|secondary market|on ebay|third-party sellers|third-party seller|marketplace|resale|grey market|gray market|import|imported',
    past: 'was|were|had|used to|previously|formerly|originally|initially|once|at launch|at its launch|launched at|launched for|launched with|launched|debuted at|debuted|introduced at|introduced|back in|in the past|until|until recently|before|old|older|former|predecessor|predecessors|previous|earlier|last year|costed|sold for|retailed for|was priced at|dropped from|down from|up from|cut from|reduced from|slashed from|raised from|increased from|instead of|rather than|original|discontinued|first-generation|first generation|last-gen|previous-generation|replaced|weighed|offered|came with|charged|had cost|got|paid|lowered from|went from',
    future:
      'will|will be|going to|planned|plans to|upcoming|is expected to|expected to|is set to|set to|scheduled|next year|from next|soon|coming|roadmap|is rumored to|to launch|in the works|from january|starting in|later this year|announced for|is due|aims to|intends to|in beta|beta',
    now: 'now|currently|today|as of|at present|these days|right now|nowadays|this year|at the moment',
    not: "not|no|never|without|lacks|lack|lacking|cannot|can't|neither|nor|isn't|aren't|doesn't|don't|won't|didn't|wasn't|unable|no longer|missing|absent|none|fails to|excludes|excluding|except|except for|hardly|wouldn't|hasn't|nothing|unavailable|isn't available|unsupported|not yet|doesn't yet|yet to",
    merely: 'just|only|merely|simply|alone|limited to|necessarily',
    than: 'unlike|than|compared to|compared with|versus|vs|vs.|in contrast to|as opposed to|against|next to|beats|beating|relative to|in comparison to|over the|undercuts|outperforms|similar to|like|better than|alongside',
    difference:
      'less|more|cheaper|off|extra|higher|lower|pricier|dearer|more expensive|less expensive|on top|additional|difference|lighter|heavier|longer|shorter|faster|slower|saving|savings|saves|save|in savings|gap|premium over|premium|above|below|increase|reduction|larger|bigger|smaller|thinner|quieter|louder|ahead|behind|better|extra cost|taller|wider|each way|upcharge|markup',
    preposition:
      'for|at|in|on|of|to|as|into|across|within|through|from|by|after|before|under|per|plus|throughout|among|inside|onto|toward|towards|via|against|around|without|behind|near|above|below',
    and: 'and|or|&|as well as|plus also|and also',
    contrast:
      'but|while|whereas|although|though|yet|however|even though|despite|whilst|on the other hand|by contrast|in contrast|meanwhile|so|because|since|as|where|unless',
    relative: 'which|that|who|whose|where',
    per: 'per|a|an|each|every|/|for each|for every',
    counted:
      'user|users|seat|seats|member|members|person|people|employee|agent|editor|team|device|workspace|license|licence|host|user license|active user|contact|location|store|site|project|room|night|guest|passenger|trip|line|sim|line|bottle|tube|unit|box|pack|can|bar|serving|piece|capsule|jar|account|student|learner|lesson|class|course|session|hour|ride|kg|liter|litre|100 ml|100 g|gb|transaction|order|shipment|vehicle|driver|card|traveler|traveller|adult|child|household|home|server|core|api call|document|invoice|ticket|employee',
    joins:
      'integrates with|integrate with|integrates natively with|integrates directly with|integrates|integrate|integrating|connects to|connects with|connect to|connect with|connects|connect|connecting|works with|work with|working with|works seamlessly with|works natively with|works alongside|syncs with|syncs to|sync with|sync to|syncs|sync|syncing|supports|support|supporting|is compatible with|are compatible with|compatible with|compatible|plugs into|plug into|links to|links with|link to|links up with|pairs with|pair with|pairs|hooks into|hook into|hooks up to|ties into|talks to|talk to|interoperates with|plays nicely with|plays well with|embeds in|exports to|export to|imports from|accepts|accept|offers integrations with|offers integration with|is integrated with|are integrated with|integrated with|connected to|ties in with|reads from|pushes to|feeds into|sends data to|shares data with|responds to|is controlled via|streams to|pulls from|pulls data from|can be linked to|can be connected to|interfaces with|talk with|add-ons for|fits|recognizes|slots into|runs on',
    joining:
      'integration|integrations|connector|connectors|connection|connections|support|compatibility|sync|add-on|add-ons|plugin|plugins|plug-in|plug-ins|app integration|connectivity|extension|integrations with|interface|bridge|link|pairing|api integration|compatible apps|works with|compatible with|native integrations|partners|third-party integrations|payments|payment methods|login|sign-in|single sign-on',
    joined:
      'supported|available|compatible|included|covered|on board|offered|built in|accepted|possible|listed|integrated|out of the box|natively|natively supported|provided',
    via: 'via|through|using|by way of|with the help of|thanks to',
    founded:
      'founded|co-founded|cofounded|established|started|set up|created|launched|began|was born|incorporated|built|formed',
    founder:
      'founder|founders|co-founder|co-founders|cofounder|cofounders|founding team|founding duo|brainchild of|creators|creator|founded by|founding ceo',
    by: 'by',
    others:
      'competitors|competitor|rivals|rival|others|other brands|other vendors|other tools|alternatives|most brands|most vendors|many brands|similar products|comparable models|comparable products|competing|the competition|peers',
    subordinate: 'if|when|unless|once|after|before|until',
  },
  periods: {
    day: 'day|daily|a day',
    week: 'week|weekly|wk|wk.',
    month: 'month|mo|mo.|mth|monthly|per month|pm|p.m.|months',
    year: 'year|yr|yr.|annually|annum|yearly|annual|per annum|p.a.|pa|per year',
  },
  markets: {
    US: 'in the US|in the USA|in the United States|in the U.S.|in America|US customers|for US customers|in the States|in the American market',
    UK: 'in the UK|in the United Kingdom|in Britain|in Great Britain|in the U.K.|UK customers',
    DE: 'in Germany|German customers|in the German market',
    JP: 'in Japan|Japanese customers|in the Japanese market',
    other:
      'in Canada|in Australia|in France|in Austria|in Switzerland|in Europe|in the EU|in Italy|in Spain|in Ireland|in India|in China|in Mexico|in the Netherlands|in New Zealand|in Sweden|in Korea|in South Korea|in Singapore|in Poland|in Brazil|Canadian|Australian',
  },
};
