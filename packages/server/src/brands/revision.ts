// Detects whether a brand's description has changed since it was read. Pure.
import { createHash } from 'node:crypto';
import type { BrandFile } from './brand-file.ts';
import { brandFileDocument } from './write-brand-file.ts';

export const revisionOf = (file: BrandFile): string =>
  createHash('sha256')
    .update(JSON.stringify(brandFileDocument(file)))
    .digest('base64url')
    .slice(0, 32);
