import type { Catalog } from '../catalog.ts';
import { entry } from './entry.ts';
import { findings } from './findings.ts';
import { general } from './general.ts';
import { integrations } from './integrations.ts';
import { pages } from './pages.ts';
import { tokens } from './tokens.ts';

export const ja: Catalog = { entry, findings, general, integrations, pages, tokens };
