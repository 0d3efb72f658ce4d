// Debian's nginx with the configuration of deploy/nginx, on ports of its own.
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '../../../../test/support/certificate.ts';
import { startDaemon } from './daemon.ts';
import { freePort } from './free-port.ts';

const PROGRAM = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));

/** The reason why its tests are skipped; absent if it is installed. */
export const NGINX_MISSING = PROGRAM ? undefined : 'needs nginx: apt-get install nginx-light';

const CONFIGURATION = new URL('../../../../deploy/nginx/service.conf', import.meta.url);

export interface Nginx extends AsyncDisposable {
  /** With TLS. */
  port: number;
  /** Without. */
  plainPort: number;
  /** The certificate to trust. */
  cert: string;
}

/** @param upstreams the ports of the two serving processes */
export async function startNginx(upstreams: readonly [number, number]): Promise<Nginx> {
  const directory = mkdtempSync(join(tmpdir(), 'nginx-'));
  const { key, cert } = makeCertificate();
  const [port, plainPort] = [await freePort(), await freePort()];
  writeFileSync(join(directory, 'key.pem'), key);
  writeFileSync(join(directory, 'cert.pem'), cert);
  const site = replaceAll(readFileSync(CONFIGURATION, 'utf8'), [
    ['127.0.0.1:8787', `127.0.0.1:${upstreams[0]}`],
    ['127.0.0.1:8788', `127.0.0.1:${upstreams[1]}`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['/etc/ssl/events.example/fullchain.pem', join(directory, 'cert.pem')],
    ['/etc/ssl/events.example/privkey.pem', join(directory, 'key.pem')],
  ]);
  writeFileSync(join(directory, 'nginx.conf'), `${surroundings(directory)}http {\naccess_log off;\n${site}\n}\n`);
  const command = [PROGRAM ?? '', '-p', directory, '-c', 'nginx.conf', '-e', 'error.log'];
  return { ...(await startDaemon(command, directory, port)), port, plainPort, cert };
}

/** The parts of Debian's nginx.conf that surround it. */
const surroundings = (directory: string): string =>
  `daemon off;\npid ${directory}/nginx.pid;\nevents {}\n${process.getuid?.() === 0 ? 'user root;\n' : ''}`;

/** Throws if the configuration lacks one of the texts. */
function replaceAll(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`the configuration has no "${from}"`);
    return changed.replaceAll(from, to);
  }, text);
}
