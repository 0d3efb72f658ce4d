// A place where a brand can be found, as tools and commands write it.
import type { DiscoveredPlace } from './read-discoverability.ts';

export const placeDocument = (place: DiscoveredPlace) => ({
  engine: place.engine,
  market: place.market,
  answers: place.answers,
  mentions: place.mentions,
  no_information: place.noInformation,
  answers_without_search: place.withoutSearch,
  citations: place.citations,
  own_citations: place.ownCitations,
  top_domains: place.topDomains,
  gaps: place.gaps.map(({ promptId, text, competitors }) => ({ prompt_id: promptId, text, competitors })),
});
