// How a chart is drawn: options for uPlot, with colors from the style sheet.
import uPlot from 'uplot';
import type { ChartProps } from './chart-props.ts';

/** The time of a UTC day in uPlot's unit. */
export const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

interface ChartEvents {
  /** `null`: the pointer has left. */
  onPoint(index: number | null, left: number): void;
  select(index: number): void;
}

const BAND_OPACITY = 0.14;
const POINT_LIMIT = 40;
const LABEL_SPACE = 90;
const WHOLE_STEPS = Array.from({ length: 10 }, (_, digits) => [1, 2, 5].map((step) => step * 10 ** digits)).flat();

export function chartOptions(
  props: ChartProps,
  size: { width: number; height: number },
  events: ChartEvents,
): uPlot.Options {
  const colorOf = createColors();
  return {
    ...size,
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    legend: { show: false },
    padding: [8, 24, 0, 0],
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 9 } },
    scales: {
      x: { time: true },
      y: { dir: props.isReversed ? -1 : 1, range: (_plot, low, high) => rangeOf(props, low, high) },
    },
    axes: axesOf(props, colorOf),
    series: [{}, ...seriesOf(props, colorOf)],
    bands: bandsOf(props, colorOf),
    hooks: hooksOf(events),
  };
}

type Colors = (token: string, opacity?: number) => string;

/** `light-dark()` and `color-mix()` resolve only in a property of an element. */
function createColors(): Colors {
  return (token, opacity = 1) => {
    const probe = document.createElement('span');
    probe.style.color =
      opacity === 1 ? `var(${token})` : `color-mix(in srgb, var(${token}) ${opacity * 100}%, transparent)`;
    document.body.append(probe);
    const color = getComputedStyle(probe).color;
    probe.remove();
    return color;
  };
}

/** Some padding around the values, but none beyond a fixed end. */
function rangeOf(
  { range = {}, isFromZero = false }: ChartProps,
  low: number | null,
  high: number | null,
): [number, number] {
  const [from, to] = [low ?? 0, high ?? 1];
  const room = Math.max((to - from) * 0.08, 0.005);
  if (isFromZero) return [0, to + Math.max(to * 0.08, 1)];
  return [
    range.low === undefined ? from - room : Math.max(range.low, Math.min(from - room, to)),
    range.high === undefined ? to + room : Math.min(range.high, to + room),
  ];
}

function axesOf({ format, formatAxis = format, isFromZero }: ChartProps, colorOf: Colors): uPlot.Axis[] {
  const font = `12px ${getComputedStyle(document.body).fontFamily}`;
  const look = { stroke: colorOf('--text-muted'), font, ticks: { show: false } };
  return [
    {
      ...look,
      grid: { show: false },
      space: LABEL_SPACE,
      size: 32,
      values: (_plot, seconds) => dayLabels(seconds),
    },
    {
      ...look,
      grid: { stroke: colorOf('--line'), width: 1 },
      size: 56,
      // An axis that starts at 0 is for counts, so its labels are whole numbers.
      ...(isFromZero && { incrs: WHOLE_STEPS }),
      values: (_plot, values, _axis, _space, step) => values.map((value) => formatAxis(value, step)),
    },
  ];
}

function dayLabels(seconds: readonly number[]): string[] {
  const label = new Intl.DateTimeFormat(document.documentElement.lang, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  // No labels between two days.
  return seconds.map((second) => (second % 86_400 === 0 ? label.format(new Date(second * 1000)) : ''));
}

/** Each with the two edges of its band, which are not drawn. */
function seriesOf({ series, days }: ChartProps, colorOf: Colors): uPlot.Series[] {
  const hidden: uPlot.Series = { stroke: 'transparent', width: 0, points: { show: false } };
  return series.flatMap(({ color, band }) => {
    const stroke = colorOf(color);
    const line = {
      stroke,
      width: 2,
      points: { show: days.length <= POINT_LIMIT, size: 6, fill: stroke, width: 0 },
      spanGaps: true,
    };
    return [
      line,
      ...(band
        ? [
            { ...hidden, spanGaps: true },
            { ...hidden, spanGaps: true },
          ]
        : []),
    ];
  });
}

function bandsOf({ series }: ChartProps, colorOf: Colors): uPlot.Band[] {
  let at = 1;
  return series.flatMap(({ color, band }) => {
    const low = at + 1;
    at += band ? 3 : 1;
    return band ? [{ series: [low + 1, low] as [number, number], fill: colorOf(color, BAND_OPACITY) }] : [];
  });
}

const hooksOf = ({ onPoint, select }: ChartEvents): uPlot.Hooks.Arrays => ({
  setCursor: [
    ({ cursor, bbox }) => {
      const { idx, left = -1 } = cursor;
      onPoint(left < 0 || idx === undefined ? null : idx, left + bbox.left / devicePixelRatio);
    },
  ],
  ready: [
    ({ over, cursor }) => {
      over.addEventListener('click', () => {
        const { idx } = cursor;
        if (idx !== null && idx !== undefined) select(idx);
      });
    },
  ],
});
