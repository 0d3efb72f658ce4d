// `doctor`: whether the port is free, or already used by this service.
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from '../../ops/settings.ts';
import { baseUrl } from '../base-url.ts';
import type { CheckResult } from './check-result.ts';

const ANSWER_MS = 2000;

type Address = Pick<Settings, 'host' | 'port'>;

export async function checkPort(address: Address): Promise<CheckResult> {
  const { host, port } = address;
  const place = `${host} port ${port}`;
  const fault = await tryToListen(address);
  if (fault === undefined) return { check: 'port', status: 'ok', message: `${place} is free` };
  if (fault === 'EADDRINUSE' && (await isService(address))) {
    return { check: 'port', status: 'ok', message: `${place} is used by this service` };
  }
  const message = `cannot listen on ${place} (${fault})`;
  return { check: 'port', status: 'fail', message, next: 'choose another address with SERVICE_HOST or SERVICE_PORT' };
}

async function tryToListen({ host, port }: Address): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    server.close();
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

async function isService(address: Address): Promise<boolean> {
  const url = `${baseUrl({ ...address, publicUrl: undefined })}/healthz`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
    const body: unknown = await answer.json();
    return body instanceof Object && 'status' in body && body.status === 'ok';
  } catch {
    return false;
  }
}
