import type { Answer } from '../../api/client.ts';
import { Card } from '../../components/card.tsx';
import { engineName } from '../../components/engine-name.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { subjectOf } from '../answers/answer-filters.ts';
import { AnswersLink } from './answers-link.tsx';
import { MEASURES, type MeasureId } from './figure-filters.ts';
import { useFilters } from './use-filters.ts';
import { useMeasureFormat } from './use-measure-format.ts';

type Visibility = Answer<'GET /brands/:brand/visibility'>;
type Place = Visibility['places'][number];

/** Text on the darkest shade still has enough contrast. */
const MAX_SHADE = 42;

/** Engines are rows, markets are columns. Shades go from the lowest value to the highest; for positions the reverse. */
export function HeatMap({ data }: { data: Visibility }) {
  const { visibility: texts } = useTexts();
  const { search } = useFilters();
  const measure = search.measure ?? MEASURES[0];
  const engines = [...new Set(data.places.map(({ engine }) => engine))];
  const markets = [...new Set(data.places.map(({ market }) => market))].toSorted();
  const shadeOf = createShades(measure, data.places);
  return (
    <Card title={texts.heatMap(texts.measures[measure])}>
      <div className="table-scroll">
        <table className="heat-map">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{texts.engine}</span>
              </th>
              {markets.map((market) => (
                <th key={market} scope="col">
                  {market}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {engines.map((engine) => (
              <tr key={engine}>
                <th scope="row" className="foreign">
                  {engineName(engine)}
                </th>
                {markets.map((market) => (
                  <Cell
                    key={market}
                    measure={measure}
                    shadeOf={shadeOf}
                    place={data.places.find((one) => one.engine === engine && one.market === market)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

interface CellProps {
  measure: MeasureId;
  place: Place | undefined;
  shadeOf(value: number): number;
}

function Cell({ measure, place, shadeOf }: CellProps) {
  const { visibility: texts } = useTexts();
  const formats = useFormats();
  const format = useMeasureFormat()(measure);
  if (!place) return <td className="heat-none">–</td>;
  const { value, sample_size: n } = place[measure];
  const text = value === null ? '–' : format.value(value);
  const about = { subject: subjectOf(measure), engine: place.engine, market: place.market };
  const note = `${texts.measures[measure]}, ${engineName(place.engine)}, ${place.market}`;
  const shade = value === null ? 0 : shadeOf(value);
  return (
    <td style={{ background: `color-mix(in srgb, var(--accent) ${shade}%, var(--surface))` }}>
      <AnswersLink about={about} className="heat-link" note={note}>
        <strong>{text}</strong>
        <small>n = {formats.number(n)}</small>
      </AnswersLink>
    </td>
  );
}

function createShades(measure: MeasureId, places: readonly Place[]): (value: number) => number {
  const values = places.flatMap((place) => place[measure].value ?? []);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (value) => {
    const part = high === low ? 0.5 : (value - low) / (high - low);
    return Math.round(MAX_SHADE * (0.08 + 0.92 * (measure === 'average_position' ? 1 - part : part)));
  };
}
