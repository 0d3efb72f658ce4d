// `doctor`: which answer engines are configured. It does not call them, since calls cost money.
import { VENDOR_ENGINES } from '../../kernel/engine-names.ts';
import type { ScanSettings } from '../../ops/settings.ts';
import type { CheckResult } from './check-result.ts';

/** Shows names and models, never a key or an address. */
export function checkEngines(scans: ScanSettings | undefined): CheckResult {
  const check = 'engines';
  const configured = configuredIn(scans);
  if (configured.length > 0)
    return {
      check,
      status: 'ok',
      message: `${configured.join(', ')}; a scan uses as many as the plan includes, in this order`,
    };
  const message = 'no answer engine is configured: only the demo brand can be scanned';
  return { check, status: 'warn', message, next: 'set an API key, such as SERVICE_OPENAI_KEY (docs/engines.md)' };
}

function configuredIn(scans: ScanSettings | undefined): string[] {
  const models = new Map<string, string>();
  for (const name of VENDOR_ENGINES) {
    const account = scans?.vendors[name];
    if (account) models.set(name, `${account.model}${account.url === undefined ? '' : ', at a custom URL'}`);
  }
  for (const { name, model } of scans?.others ?? []) models.set(name, model);
  const order = new Set([...(scans?.order ?? []), ...models.keys()]);
  return [...order].flatMap((name) => {
    const model = models.get(name);
    return model === undefined ? [] : [`${name} (${model})`];
  });
}
