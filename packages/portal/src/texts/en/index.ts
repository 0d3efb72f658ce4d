import { entry } from './entry.ts';
import { findings } from './findings.ts';
import { general } from './general.ts';
import { integrations } from './integrations.ts';
import { pages } from './pages.ts';
import { tokens } from './tokens.ts';

export const en = { entry, findings, general, integrations, pages, tokens };
