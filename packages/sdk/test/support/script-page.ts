// A page for the built script: its own realm with the globals it reads, a clock and a network.
import { createContext, runInContext } from 'node:vm';
import type { Client, ServiceBilling } from '../../src/index.ts';
import { openPage } from './fake-page.ts';

export interface ScriptPage extends ReturnType<typeof openPage> {
  /** The realm's window. */
  readonly window: { serviceEvents?: Client; ServiceBilling?: ServiceBilling };
  /** Own keys of the window added since the page opened. */
  addedKeys(): string[];
  cookies(): string[];
  /** Evaluates the script as the browser does for a tag: `current` only if it is a classic script. */
  load(code: string, tag?: Record<string, string>, current?: boolean): void;
}

const toDataset = (tag: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(tag)
      .filter(([name]) => name.startsWith('data-'))
      .map(([name, value]) => [name.slice(5).replace(/-(\w)/g, (_, letter) => letter.toUpperCase()), value]),
  );

class Script {
  readonly src: string;
  readonly dataset: Record<string, string>;
  constructor(src: string, dataset: Record<string, string>) {
    this.src = src;
    this.dataset = dataset;
  }
}

export function openScriptPage(options: Parameters<typeof openPage>[0] = {}): ScriptPage {
  const page = openPage(options);
  const { env } = page;
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
    domain: env.document.domain,
    referrer: env.document.referrer,
    get prerendering() {
      return env.document.prerendering;
    },
  };
  // The names that the script reads from the window; no others exist here.
  const window: ScriptPage['window'] & EventTarget = Object.assign(env.page, {
    navigator: env.navigator,
    history: env.history,
    crypto: env.crypto,
    console: env.console,
    Date: env.Date,
    AbortController,
    AbortSignal: env.AbortSignal,
    Blob,
    webkitURL: URL,
    HTMLScriptElement: Script,
    JSON,
    Object,
    Error,
    decodeURIComponent,
    FocusEvent: env.FocusEvent,
  });
  const context = createContext({ window, document, location: env.location });
  const keys = new Set(Object.keys(window));

  return {
    ...page,
    window,
    addedKeys: () => Object.keys(window).filter((key) => !keys.has(key)),
    cookies: () => [...jar.keys()],
    load(code, tag = {}, isCurrent = true) {
      const script = new Script(tag.src ?? '', toDataset(tag));
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
