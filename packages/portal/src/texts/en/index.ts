import { entry } from './entry.ts';
import { general } from './general.ts';
import { integrations } from './integrations.ts';
import { pages } from './pages.ts';
import { tokens } from './tokens.ts';

export const en = { entry, general, integrations, pages, tokens };
