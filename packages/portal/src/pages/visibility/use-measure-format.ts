// How the values of each measure are written.
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import type { MeasureId } from './figure-filters.ts';

export interface MeasureFormat {
  value(value: number): string;
  /** Of a change: with its sign. */
  difference(value: number): string;
}

export function useMeasureFormat(): (measure: MeasureId) => MeasureFormat {
  const formats = useFormats();
  const { visibility } = useTexts();
  return (measure) => {
    if (measure === 'sentiment')
      return { value: (value) => formats.signed(value, 2), difference: (value) => formats.signed(value, 2) };
    if (measure === 'average_position')
      return { value: (value) => formats.decimal(value, 1), difference: (value) => formats.signed(value, 1) };
    return {
      value: (value) => formats.percent(value, 1),
      difference: (value) => visibility.points(formats.signed(value * 100, 1)),
    };
  };
}
