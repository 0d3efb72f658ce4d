// A thread that dies or hangs on some answers, and reports the rest as read.
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', ({ text }: { text: string }) => {
  if (text === 'die') process.exit(1);
  if (text === 'hang') for (;;);
  if (text === 'fault') parentPort?.postMessage({ fault: 'no' });
  else parentPort?.postMessage({ value: { mentions: [], sentiments: [], wrong: [{ claimed: text }] } });
});
