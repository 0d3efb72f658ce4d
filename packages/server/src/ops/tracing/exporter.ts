// Sends spans to a collector, and reports when it does not accept them: OpenTelemetry itself reports nothing.
import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { SpanExporter } from '@opentelemetry/sdk-trace';

/** For one batch with its retries. */
const TIMEOUT_MS = 5000;

/** @param endpoint the base address of the collector */
export function openExporter(endpoint: string, onDropped: (error: Error | undefined) => void): SpanExporter {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: TIMEOUT_MS });
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) onDropped(result.error);
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
