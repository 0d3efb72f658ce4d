// The whole table of rules: those of the specification, then those of the decisions.
import { BRAND_DATA_RULES } from './rules/brand-data.ts';
import { BROWSER_RULES } from './rules/browser.ts';
import { DECISION_RULES } from './rules/decisions.ts';
import { ERROR_RULES, LIMIT_RULES } from './rules/errors-and-limits.ts';
import { RESOURCE_RULES } from './rules/resources.ts';
import { SERVER_EVENT_RULES } from './rules/server-events.ts';
import { TOOL_RULES } from './rules/tools.ts';

/** docs/specification.md shows these, each with its tests. */
export const SPECIFICATION_RULES = [
  ...RESOURCE_RULES,
  ...BROWSER_RULES,
  ...SERVER_EVENT_RULES,
  ...TOOL_RULES,
  ...ERROR_RULES,
  ...LIMIT_RULES,
  ...BRAND_DATA_RULES,
];

export const RULES = [...SPECIFICATION_RULES, ...DECISION_RULES];
