// A page for the built script: a realm of its own with the globals that it reads, over a page's clock and network.
import { createContext, runInContext } from 'node:vm';
import type { Client, ServiceBilling } from '../../src/index.ts';
import { openPage } from './fake-page.ts';

export interface ScriptPage extends ReturnType<typeof openPage> {
  /** The realm's window. */
  readonly window: { serviceEvents?: Client; ServiceBilling?: ServiceBilling };
  /** Own keys of the window that were not there when the page opened. */
  addedKeys(): string[];
  cookies(): string[];
  /** Evaluates the script as the browser does for a tag: `current` only where it is a classic script. */
  load(code: string, tag?: Record<string, string>, current?: boolean): void;
}

const toDataset = (tag: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(tag)
      .filter(([name]) => name.startsWith('data-'))
      .map(([name, value]) => [name.slice(5).replace(/-(\w)/g, (_, letter) => letter.toUpperCase()), value]),
  );

export function openScriptPage(options: Parameters<typeof openPage>[0] = {}): ScriptPage {
  const page = openPage(options);
  const { env, clock } = page;
  const jar = new Map<string, string>();
  let current: object | null = null;
  let tagged: object | null = null;

  const document = {
    get currentScript() {
      return current;
    },
    querySelector: (selector: string) => (selector === 'script[data-service-install-id]' ? tagged : null),
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    },
    referrer: env.document.referrer,
    get prerendering() {
      return env.document.prerendering;
    },
  };
  const context = createContext({
    ...{ document, location: env.location, origin: env.origin, navigator: env.navigator, history: env.history },
    ...{ performance: env.performance, crypto: env.crypto, console: env.console },
    ...{ setTimeout: clock.setTimeout, clearTimeout: clock.clearTimeout, fetch: env.fetch },
    ...{ localStorage: env.localStorage, addEventListener: env.addEventListener },
    ...{ URL, AbortController, Blob },
  });
  const window = runInContext('globalThis.self = globalThis.window = globalThis', context);
  const keys = new Set(Object.keys(window));

  return {
    ...page,
    window,
    addedKeys: () => Object.keys(window).filter((key) => !keys.has(key)),
    cookies: () => [...jar.keys()],
    load(code, tag = {}, isCurrent = true) {
      const script = { src: tag.src ?? '', dataset: toDataset(tag) };
      if ('data-service-install-id' in tag) tagged ??= script;
      current = isCurrent ? script : null;
      try {
        runInContext(code, context);
      } finally {
        current = null;
      }
    },
  };
}
