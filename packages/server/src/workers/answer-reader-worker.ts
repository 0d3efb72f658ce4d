// The thread that reads answers, so that the main thread can serve requests whatever an answer contains.
import { parentPort } from 'node:worker_threads';
import type { BrandFile } from '../brands/index.ts';
import { createWrongClaimReader } from '../claims/index.ts';
import { createReadingSteps, type ReadingRequest } from '../visibility/index.ts';

/** The brand is sent with its first answer only: brand files are large and rarely change. */
export interface ThreadRequest extends Omit<ReadingRequest, 'brand'> {
  brandKey: number;
  brand: BrandFile | undefined;
  /** Forgets the brands sent before. */
  forget: boolean;
}

const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread only');

const steps = createReadingSteps(createWrongClaimReader());
const brands = new Map<number, BrandFile>();

port.on('message', ({ brandKey, brand: sent, forget, ...rest }: ThreadRequest) => {
  try {
    if (forget) brands.clear();
    if (sent) brands.set(brandKey, sent);
    const brand = brands.get(brandKey);
    if (!brand) throw new Error('the thread has not received this brand');
    const request = { ...rest, brand };
    const mentions = steps.mentions(request);
    const sentiments = steps.sentiments(request, mentions);
    port.postMessage({ value: { mentions, sentiments, wrong: steps.wrongClaims(request) } });
  } catch (error) {
    port.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});
