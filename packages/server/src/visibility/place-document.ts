// An engine and market where a brand can be found, as tools and commands return it.
import type { DiscoveredPlace, Gap, PlaceCounts } from './read-discoverability.ts';

export const placeDocument = (place: DiscoveredPlace) => ({
  engine: place.engine,
  market: place.market,
  ...countsDocument(place),
  branded: countsDocument(place.branded),
  top_domains: place.topDomains,
  gaps: place.gaps.map(gapDocument),
});

const countsDocument = (counts: PlaceCounts) => ({
  answers: counts.answers,
  mentions: counts.mentions,
  no_information: counts.noInformation,
  answers_without_search: counts.withoutSearch,
  citations: counts.citations,
  own_citations: counts.ownCitations,
});

const gapDocument = (gap: Gap) => ({
  prompt_id: gap.promptId,
  text: gap.text,
  competitors: gap.competitors,
  answers_with_gap: gap.gaps,
  answers: gap.answers,
  open: gap.isOpen,
  answer_id: gap.answerId,
});
