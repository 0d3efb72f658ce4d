// Creates something that many test files share and few need, when the first of them requests it. A test requests it by
// connecting to a port.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';

export interface OnDemand {
  port: number;
  close(): void;
}

/** Answers each connection with the text that `make` returns, or the error that it throws. */
export async function answerOnDemand(make: () => Promise<string>): Promise<OnDemand> {
  let making: Promise<string> | undefined;
  const server = createServer(async (socket) => {
    making ??= make();
    socket.on('error', () => {});
    socket.end(await making.catch(String));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return { port: address.port, close: () => void server.close() };
}

/** @param startsWith the prefix of an answer that is not an error */
export async function askFor(port: number, startsWith: string): Promise<string> {
  const answer = await text(connect(port, '127.0.0.1'));
  if (!answer.startsWith(startsWith)) throw new Error(answer);
  return answer;
}
