// Figures as tools and commands return them, each with its counts; numbers are rounded.
import type { Measure } from './measures/measures.ts';
import { roundedDocument } from './measures/rounded.ts';
import type { MeasuresWithChange } from './measures/summed-measures.ts';
import type { MeasureName } from './ports.ts';
import type { CompetitorFigures } from './read-competitors.ts';
import type { Overview } from './read-overview.ts';
import type { TrendPoint } from './read-trend.ts';

export const overviewDocument = ({ unbranded, branded, competitors, trend }: Overview) =>
  roundedDocument({
    figures: figuresOf(unbranded),
    branded: figuresOf(branded),
    competitors: competitors.map(competitorDocument),
    trend: trend.map(pointDocument),
  });

export const figuresDocument = (figures: MeasuresWithChange) => roundedDocument(figuresOf(figures));

function figuresOf(figures: MeasuresWithChange) {
  const of = (name: MeasureName) => ({ ...measureDocument(figures[name]), change: figures.change[name] });
  return {
    answers: figures.answers,
    no_information: figures.noInformation,
    answers_without_search: figures.withoutSearch,
    mention_rate: of('mentionRate'),
    share_of_voice: of('shareOfVoice'),
    sentiment: of('sentiment'),
    sentiment_unknown: figures.sentimentUnknown,
    average_position: of('averagePosition'),
    ...(isOfBrand(figures) && { citation_share: of('citationShare') }),
  };
}

function competitorDocument(figures: CompetitorFigures) {
  const of = (name: 'mentionRate' | 'shareOfVoice' | 'averagePosition') => ({
    ...measureDocument(figures[name]),
    change: figures.change[name],
  });
  return {
    name: figures.name,
    mention_rate: of('mentionRate'),
    share_of_voice: of('shareOfVoice'),
    average_position: of('averagePosition'),
  };
}

function pointDocument({ since, until, measures }: TrendPoint) {
  const of = (name: MeasureName) => {
    const { value, denominator, interval } = measures[name];
    return { value, sample_size: denominator, interval };
  };
  return {
    since,
    until,
    answers: measures.answers,
    mention_rate: of('mentionRate'),
    share_of_voice: of('shareOfVoice'),
    sentiment: of('sentiment'),
    average_position: of('averagePosition'),
    ...(isOfBrand(measures) && { citation_share: of('citationShare') }),
  };
}

const measureDocument = ({ value, numerator, denominator, interval, reason }: Measure) => ({
  value,
  numerator,
  sample_size: denominator,
  interval,
  reason,
});

/** A product line or SKU has no citations of its own. */
const isOfBrand = ({ citationShare }: { citationShare: Measure }): boolean =>
  citationShare.reason !== 'not_of_products';
