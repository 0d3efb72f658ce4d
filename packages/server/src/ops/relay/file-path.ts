// The setting of a file's path.
import { setting } from '../setting-values.ts';

export const filePath = setting('must be the path of a file', (value) =>
  typeof value === 'string' && value.trim() !== '' && !value.includes('\0') ? value : undefined,
);
