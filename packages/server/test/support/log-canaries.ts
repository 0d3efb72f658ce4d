// Finds private data in log lines. The support of the tests passes every line of every service that it starts to
// `inspectLog`, and registers what it sends; `no-leaks.setup.ts` fails the test in which a line contained any of it.

/** Sent with requests of the tests; no line may contain them. */
export const AGENT_CANARY = 'canary-agent/1.0';
export const BODY_CANARY = 'canary-of-a-body';
/** A client of services that are called without a network. */
export const ADDRESS_CANARY = '192.0.2.77';

/** The form of what is never logged, whatever its value. */
const FORMS: Readonly<Record<string, RegExp>> = {
  'a credential that only the second net has removed': /\[redacted\]/,
  'a credential': /\b(?:svc_(?:ses|link|pat)_|whsec_)[\w+/=-]{8,}/,
  'a JWT': /\beyJ[\w-]+\.[\w-]+\.[\w-]+/,
  'a visitor ID': /\bsvc_v_[\w-]+/,
  'an email address': /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b/i,
  'an IPv4 address': /(?<![\w.])(?!127\.|0\.0\.0\.0)\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/,
  'an IPv6 address': /\b2001:db8:/i,
  'a query string': /"(?:url|path|route)":"[^"]*\?/,
};

/** Sent by all tests, and never forgotten. */
const ALWAYS: readonly [value: string, kind: string][] = [
  [AGENT_CANARY, 'a user agent'],
  [BODY_CANARY, 'a body'],
];

/** In one place for all copies of this module: a worker runs many files of tests. */
const STATE = Symbol.for('canaries of the tests');
interface State {
  values: Map<string, string>;
  leaks: string[];
}
const state: State = Reflect.get(globalThis, STATE) ?? { values: new Map(), leaks: [] };
Reflect.set(globalThis, STATE, state);

/** Shorter values, such as an empty cookie, would be found anywhere. */
const MIN_CHARACTERS = 12;
/** The oldest are forgotten, so that a line takes microseconds. */
const MAX_VALUES = 500;

/** Registers what only this test knows, such as a token; returns it. */
export function canary(value: string, kind: string): string {
  if (value.length < MIN_CHARACTERS) return value;
  state.values.delete(value);
  state.values.set(value, kind);
  const [oldest] = state.values.keys();
  if (state.values.size > MAX_VALUES && oldest !== undefined) state.values.delete(oldest);
  return value;
}

/** @param line of a service's log; other output of a command is ignored */
export function inspectLog(line: string): void {
  if (!line.startsWith('{"level":')) return;
  const forms = Object.entries(FORMS).filter(([, form]) => form.test(line));
  const values = [...ALWAYS, ...state.values].filter(([value]) => line.includes(value));
  const kinds = [...forms.map(([kind]) => kind), ...values.map(([, kind]) => kind)];
  if (kinds.length > 0) state.leaks.push(`${kinds.join(', ')} in ${line.trim()}`);
}

/** The leaks since the last call. A test that provokes one takes it. */
export const takeLeaks = (): string[] => state.leaks.splice(0);

/** Throws if a line since the last call contained private data. */
export function expectNoLeak(): void {
  const leaks = takeLeaks();
  if (leaks.length > 0) throw new Error(`The log of a service contains private data:\n${leaks.join('\n')}`);
}

/** The lines of a service, inspected as they are written. */
export function captureLog(): { logs: string[]; destination: { write(line: string): void } } {
  const logs: string[] = [];
  const write = (line: string): void => {
    logs.push(line);
    inspectLog(line);
  };
  return { logs, destination: { write } };
}

/** The same for the standard error of a process. */
export function inspectOutput(stream: NodeJS.ReadableStream): void {
  let rest = '';
  stream.on('data', (chunk: unknown) => {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(inspectLog);
  });
}
