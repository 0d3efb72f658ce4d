// A W3C WebDriver session over HTTP: the few commands that the tests use.

/** A driver's response; an error has a name. */
interface Answer {
  value: unknown;
}

export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const isFailure = (value: unknown): value is { error: string; message: string } =>
  typeof value === 'object' && value !== null && 'error' in value && 'message' in value;

/** @param base the URL of the driver, or of one session of it */
export const commands =
  (base: string): Command =>
  async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value }: Answer = await response.json();
    if (isFailure(value)) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
