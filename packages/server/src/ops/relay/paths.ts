// The settings of paths of files and folders.
import { setting } from '../setting-values.ts';

const path = (phrase: string) =>
  setting(phrase, (value) =>
    typeof value === 'string' && value.trim() !== '' && !value.includes('\0') ? value : undefined,
  );

export const filePath = path('must be the path of a file');
export const folderPath = path('must be the path of a folder');
