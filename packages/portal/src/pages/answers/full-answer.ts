// An answer as the API shows it in full.
import type { Answer } from '../../api/client.ts';

export type FullAnswer = Answer<'GET /brands/:brand/answers/:answer'>;
