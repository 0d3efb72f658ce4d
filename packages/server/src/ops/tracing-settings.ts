// The settings of OpenTelemetry traces.
import { setting } from './setting-values.ts';
import type { TracingSettings } from './settings.ts';

/** A user or password would be in every message about the address. */
const endpoint = setting(
  'must be an http or https address without user and password, such as http://localhost:4318',
  (value) => {
    const url = typeof value === 'string' ? URL.parse(value) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
    return url.search === '' && url.hash === '' ? url.href.replace(/\/+$/, '') : undefined;
  },
);

const ratio = setting('must be a number from 0 to 1, such as 0.1', (value) => {
  const number = typeof value === 'string' && /^(?:0|1|[01]?\.\d{1,9})$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && number >= 0 && number <= 1 ? number : undefined;
});

export const tracingShape = {
  otelEndpoint: endpoint.optional(),
  otelSampleRatio: ratio.default(1),
};

export interface TracingConfig {
  otelEndpoint?: string | undefined;
  otelSampleRatio: number;
}

export const tracingSettings = ({ otelEndpoint, otelSampleRatio }: TracingConfig): TracingSettings | undefined =>
  otelEndpoint === undefined ? undefined : { endpoint: otelEndpoint, sampleRatio: otelSampleRatio };
