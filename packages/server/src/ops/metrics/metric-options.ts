// Turns a definition into the options of prom-client.
import { Histogram, type Registry } from 'prom-client';
import type { MetricDefinition } from './definitions.ts';

interface MetricOptions<Label extends string> {
  name: string;
  help: string;
  labelNames: readonly Label[];
  registers: Registry[];
}

type Definition<Label extends string> = Omit<MetricDefinition, 'labels'> & { labels: readonly Label[] };

export const metricOptions = <Label extends string>(
  registry: Registry,
  { name, help, labels }: Definition<Label>,
): MetricOptions<Label> => ({ name, help, labelNames: labels, registers: [registry] });

export const createHistogram = <Label extends string>(
  registry: Registry,
  definition: Definition<Label> & { buckets: readonly number[] },
): Histogram<Label> => new Histogram({ ...metricOptions(registry, definition), buckets: [...definition.buckets] });
