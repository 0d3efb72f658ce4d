// A line chart over days, with a band for intervals. Colors come from the tokens. The table below it has the same
// values for people who cannot see the chart or use a pointer.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useFormats, useTexts } from '../texts/use-texts.ts';
import { chartOptions, secondsOf } from './chart-options.ts';
import type { ChartProps, ChartSeries } from './chart-props.ts';
import './chart.css';

const HEIGHT = 260;

export function Chart(props: ChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const current = useRef(props);
  useLayoutEffect(() => {
    current.current = props;
  });
  const [pointed, setPointed] = useState<{ index: number; left: number }>();
  const { days, series, isReversed, range } = props;
  const shape = JSON.stringify([
    days,
    series.map(({ values, band, color }) => [values, band, color]),
    isReversed,
    range,
  ]);

  useEffect(() => {
    const place = frame.current;
    if (!place) return;
    const draw = () =>
      drawChart(place, current, (index, left) => setPointed(index === null ? undefined : { index, left }));
    let plot = draw();
    const redraw = () => {
      plot.destroy();
      plot = draw();
    };
    const resize = new ResizeObserver(() => {
      if (place.clientWidth !== plot.width) plot.setSize({ width: place.clientWidth, height: HEIGHT });
    });
    resize.observe(place);
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    window.addEventListener('portal-theme', redraw);
    scheme.addEventListener('change', redraw);
    return () => {
      resize.disconnect();
      window.removeEventListener('portal-theme', redraw);
      scheme.removeEventListener('change', redraw);
      plot.destroy();
    };
  }, [shape]);

  return (
    <figure className="chart">
      <div
        className="chart-frame"
        ref={frame}
        data-selectable={props.onSelect !== undefined || undefined}
        aria-hidden="true"
      >
        {pointed && <Pointed {...props} {...pointed} />}
      </div>
      {series.length > 1 && <Legend series={series} />}
      <ChartTable {...props} />
    </figure>
  );
}

function drawChart(
  place: HTMLElement,
  current: { readonly current: ChartProps },
  onPoint: (index: number | null, left: number) => void,
): uPlot {
  const { days, series } = current.current;
  const data: (number | null)[][] = [
    days.map(secondsOf),
    ...series.flatMap(({ values, band }) => [[...values], ...(band ? [[...band.low], [...band.high]] : [])]),
  ];
  const select = (index: number) => current.current.onSelect?.(index);
  const size = { width: place.clientWidth, height: HEIGHT };
  // The first row contains days only.
  return new uPlot(chartOptions(current.current, size, { onPoint, select }), data as uPlot.AlignedData, place);
}

/** The day under the pointer. */
function Pointed({ days, series, format, index, left }: ChartProps & { index: number; left: number }) {
  const formats = useFormats();
  return (
    <div className="chart-pointed" style={{ left }}>
      <strong>{formats.day(days[index] ?? '')}</strong>
      {series.map(({ label, values, band, format: own = format }) => (
        <span key={label}>
          {series.length > 1 && `${label} `}
          {shown(values[index], own)}
          {band && <small> {intervalOf(band, index, own)}</small>}
        </span>
      ))}
    </div>
  );
}

const shown = (value: number | null | undefined, format: (value: number) => string): string =>
  value === null || value === undefined ? '–' : format(value);

function intervalOf(band: NonNullable<ChartSeries['band']>, index: number, format: (value: number) => string): string {
  const [low, high] = [band.low[index], band.high[index]];
  return low === null || low === undefined || high === null || high === undefined
    ? ''
    : `${format(low)} – ${format(high)}`;
}

const Legend = ({ series }: { series: readonly ChartSeries[] }) => (
  <ul className="chart-legend">
    {series.map(({ label, color }) => (
      <li key={label} className="foreign">
        <span style={{ background: `var(${color})` }} aria-hidden="true" />
        {label}
      </li>
    ))}
  </ul>
);

function ChartTable({ label, days, series, format, more }: ChartProps) {
  const { general } = useTexts();
  const formats = useFormats();
  return (
    <details className="chart-table">
      <summary>{general.showTable}</summary>
      <div className="table-scroll">
        <table className="table">
          <caption className="visually-hidden">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{general.day}</th>
              {series.map((one) => (
                <th key={one.label} scope="col" className="number foreign">
                  {one.label}
                </th>
              ))}
              {more && <th scope="col" />}
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => (
              <tr key={day}>
                <th scope="row">{formats.day(day)}</th>
                {series.map(({ label: name, values, band, format: own = format }) => (
                  <td key={name} className="number">
                    {shown(values[index], own)}{' '}
                    {band && <small className="muted">{intervalOf(band, index, own)}</small>}
                  </td>
                ))}
                {more && <td>{more(index)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
