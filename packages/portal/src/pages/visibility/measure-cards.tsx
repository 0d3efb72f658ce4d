import type { Answer } from '../../api/client.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { subjectOf } from '../answers/answer-filters.ts';
import { AnswersLink } from './answers-link.tsx';
import { MEASURES, type MeasureId } from './figure-filters.ts';
import { useFilters } from './use-filters.ts';
import { useMeasureFormat } from './use-measure-format.ts';

type Visibility = Answer<'GET /brands/:brand/visibility'>;
export type Measure = Visibility['figures']['mention_rate'];

/** One card per measure. The selected one is shown in the chart and the heat map. */
export function MeasureCards({ data }: { data: Visibility }) {
  const { visibility: texts } = useTexts();
  const formats = useFormats();
  const { since, until } = data.previous_period;
  return (
    <>
      <div className="measure-cards">
        {MEASURES.map((measure) => (
          <MeasureCard key={measure} measure={measure} figure={data.figures[measure]} />
        ))}
      </div>
      <p className="muted measure-note">{texts.before(formats.day(since), formats.day(until))}</p>
    </>
  );
}

function MeasureCard({ measure, figure }: { measure: MeasureId; figure: Measure | undefined }) {
  const { visibility: texts } = useTexts();
  const { search, change } = useFilters();
  const format = useMeasureFormat()(measure);
  const formats = useFormats();
  const isOpen = (search.measure ?? MEASURES[0]) === measure;
  const value = figure?.value ?? null;
  return (
    <section className="card measure-card" data-open={isOpen || undefined} aria-label={texts.measures[measure]}>
      <button
        type="button"
        className="measure-choose"
        aria-pressed={isOpen}
        title={texts.explained[measure]}
        onClick={() => change({ measure: measure === MEASURES[0] ? undefined : measure })}
      >
        <span className="measure-name">{texts.measures[measure]}</span>
        <span className="measure-value">{value === null ? '–' : format.value(value)}</span>
      </button>
      {figure && value !== null ? (
        <>
          <Change measure={measure} change={figure.change} />
          <p className="measure-detail">
            {figure.interval && texts.interval(format.value(figure.interval.low), format.value(figure.interval.high))}
          </p>
          <p className="measure-detail">
            <span>{texts.sample[measure](formats.number(figure.sample_size))}</span>
            <AnswersLink about={{ subject: subjectOf(measure) }} note={texts.measures[measure]}>
              {texts.showAnswers}
            </AnswersLink>
          </p>
        </>
      ) : (
        <p className="measure-detail">{reasonOf(texts.noValue, figure?.reason ?? 'not_of_products')}</p>
      )}
    </section>
  );
}

const reasonOf = (texts: Readonly<Record<string, string>>, reason: string): string => texts[reason] ?? '';

/** For a position, lower is better. */
function Change({ measure, change }: { measure: MeasureId; change: Measure['change'] }) {
  const { visibility: texts } = useTexts();
  const format = useMeasureFormat()(measure);
  if (change.difference === null) return <p className="measure-change muted">{texts.noChange}</p>;
  const isBetter = measure === 'average_position' ? change.difference < 0 : change.difference > 0;
  const tone = change.significant ? (isBetter ? 'good' : 'bad') : 'even';
  return (
    <p className="measure-change" data-tone={tone}>
      <strong>{format.difference(change.difference)}</strong> {change.significant ? texts.significant : texts.chance}
    </p>
  );
}
