// Starts and stops a serving process twice, without and with tracing; prints how many modules of OpenTelemetry were loaded
// by then. Arguments: the store, and the address of a collector.
import { registerHooks } from 'node:module';

let loaded = 0;
registerHooks({
  load(url, context, next) {
    if (url.includes('opentelemetry')) loaded++;
    return next(url, context);
  },
});

const { loadSettings } = await import('../../src/ops/config.ts');
const { startService } = await import('../../src/server/start-service.ts');

const [store, collector] = process.argv.slice(2);
const counts: number[] = [];
for (const otelEndpoint of [undefined, collector]) {
  const flags = { store, port: 0, logLevel: 'silent', otelEndpoint };
  const service = await startService(loadSettings(flags, { env: {}, directory: import.meta.dirname }), {
    drainTimes: { noticeMs: 0, finishMs: 1000, flushMs: 2500 },
  });
  await fetch(`${service.url}/openapi.json`);
  await service.drain();
  counts.push(loaded);
}
process.stdout.write(JSON.stringify(counts));
