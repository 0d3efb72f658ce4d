// Finds a port that nothing on this machine listens on.
import { connect } from 'node:net';

const isTakenAt = (port, host) =>
  new Promise((resolve) => {
    const probe = connect({ port, host });
    const settle = (taken) => {
      probe.destroy();
      resolve(taken);
    };
    probe.once('connect', () => settle(true)).once('error', () => settle(false));
  });

/** `localhost` may be either one, depending on the machine. */
export const isTaken = async (port) => (await isTakenAt(port, '127.0.0.1')) || (await isTakenAt(port, '::1'));

/** The first free port from `first` on, other than `except`. */
export async function freePort(first, except) {
  for (let port = first; port < first + 100; port++) if (port !== except && !(await isTaken(port))) return port;
  throw new Error(`No free port from ${first} to ${first + 99}.`);
}
