// How to format the values of each measure.
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import type { MeasureId } from './figure-filters.ts';

export interface MeasureFormat {
  value(value: number): string;
  /** On an axis whose labels are `step` apart: with no more digits than they need. */
  axis(value: number, step: number): string;
  /** For a change: with its sign. */
  difference(value: number): string;
}

export function useMeasureFormat(): (measure: MeasureId) => MeasureFormat {
  const formats = useFormats();
  const { visibility } = useTexts();
  return (measure) => {
    if (measure === 'sentiment')
      return {
        value: (value) => formats.signed(value, 2),
        axis: (value, step) => formats.signed(value, digitsOf(step)),
        difference: (value) => formats.signed(value, 2),
      };
    if (measure === 'average_position')
      return {
        value: (value) => formats.decimal(value, 1),
        axis: (value, step) => formats.decimal(value, digitsOf(step)),
        difference: (value) => formats.signed(value, 1),
      };
    return {
      value: (value) => formats.percent(value, 1),
      axis: (value, step) => formats.percent(value, digitsOf(step * 100)),
      difference: (value) => visibility.points(formats.signed(value * 100, 1)),
    };
  };
}

const MAX_DIGITS = 3;

/** How many digits after the point `step` has, such as 1 for 2.5. */
const digitsOf = (step: number): number => {
  for (let digits = 0; digits < MAX_DIGITS; digits += 1) {
    const scaled = step * 10 ** digits;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6) return digits;
  }
  return MAX_DIGITS;
};
