import type { Catalog } from '../catalog.ts';
import { answers } from './answers.ts';
import { apps } from './apps.ts';
import { attribution } from './attribution.ts';
import { entry } from './entry.ts';
import { filters } from './filters.ts';
import { findings } from './findings.ts';
import { general } from './general.ts';
import { integrations } from './integrations.ts';
import { issues } from './issues.ts';
import { live } from './live.ts';
import { liveFaults } from './live-faults.ts';
import { members } from './members.ts';
import { notifications } from './notifications.ts';
import { pages } from './pages.ts';
import { period } from './period.ts';
import { plan } from './plan.ts';
import { privacy } from './privacy.ts';
import { prompts } from './prompts.ts';
import { scans } from './scans.ts';
import { tokens } from './tokens.ts';
import { visibility } from './visibility.ts';

export const ja: Catalog = {
  answers,
  apps,
  attribution,
  entry,
  filters,
  findings,
  general,
  integrations,
  issues,
  live,
  liveFaults,
  members,
  notifications,
  pages,
  period,
  plan,
  privacy,
  prompts,
  scans,
  tokens,
  visibility,
};
