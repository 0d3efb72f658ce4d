// The seven tools by their exact names (Spec 4.6; decisions 6), with their schemas and listings, for JSON-RPC and MCP.
import { z } from 'zod';
import { PORTABLE_WELL_FORMED, WELL_FORMED } from '../text.ts';
import { getBrandDiscoverabilityInput, getBrandDiscoverabilityOutput } from './get-brand-discoverability.ts';
import { getBrandOverviewInput, getBrandOverviewOutput } from './get-brand-overview.ts';
import { getBrandVerifiedInfoInput, getBrandVerifiedInfoOutput } from './get-brand-verified-info.ts';
import { listBrandsInput, listBrandsOutput } from './list-brands.ts';
import { listPromptsInput, listPromptsOutput } from './list-prompts.ts';
import { runBrandScanInput, runBrandScanOutput } from './run-brand-scan.ts';
import { verifyBrandClaimInput, verifyBrandClaimOutput } from './verify-brand-claim.ts';

export const TOOL_SCHEMAS = {
  list_brands: { input: listBrandsInput, output: listBrandsOutput },
  get_brand_overview: { input: getBrandOverviewInput, output: getBrandOverviewOutput },
  list_prompts: { input: listPromptsInput, output: listPromptsOutput },
  get_brand_verified_info: { input: getBrandVerifiedInfoInput, output: getBrandVerifiedInfoOutput },
  verify_brand_claim: { input: verifyBrandClaimInput, output: verifyBrandClaimOutput },
  get_brand_discoverability: { input: getBrandDiscoverabilityInput, output: getBrandDiscoverabilityOutput },
  run_brand_scan: { input: runBrandScanInput, output: runBrandScanOutput },
} as const;

export type ToolName = keyof typeof TOOL_SCHEMAS;
export type ToolInput<Name extends ToolName> = z.infer<(typeof TOOL_SCHEMAS)[Name]['input']>;
export type ToolOutput<Name extends ToolName> = z.infer<(typeof TOOL_SCHEMAS)[Name]['output']>;

/** A tool as `tools/list` shows it. */
export interface ToolListing {
  name: ToolName;
  description: string;
  inputSchema: ObjectSchema;
  outputSchema: ObjectSchema;
  annotations: ToolAnnotations;
}

export interface ToolAnnotations {
  title: string;
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

export interface ObjectSchema extends Record<string, unknown> {
  type: 'object';
}

const DESCRIPTIONS: Readonly<Record<ToolName, readonly [title: string, description: string]>> = {
  list_brands: ['List brands', 'Lists the brands you can access, with their names, markets and competitors.'],
  get_brand_overview: [
    'Brand overview',
    'Shows how answer engines describe a brand over a period: mention rate, share of voice, sentiment, position and citation share, each with sample size, 95% interval and change; wrong claims by severity, each with the first step to fix it; competitors; trend; and attributed visits and conversions. Use sections to get only parts of it.',
  ],
  list_prompts: [
    'List prompts',
    'Lists the prompts that answer engines are asked about a brand, with the results of their newest answers. Pass answer (an answer_id) to get that answer in full: text, mentions, citations and wrong claims, each with its position in the text.',
  ],
  get_brand_verified_info: [
    'Verified facts',
    'Lists the verified facts about a brand: specs, prices, integrations and founders, each with source and date.',
  ],
  verify_brand_claim: [
    'Verify a claim',
    'Checks a sentence about a brand against its verified facts and returns supported, contradicted or unverifiable, with the markets it holds for. For a question, returns the relevant facts. With prescribe: true, also returns a fix for a wrong claim, which may cost money.',
  ],
  get_brand_discoverability: [
    'Discoverability',
    'Shows where a brand appears, by engine and market: answers, mentions, cited domains, and the prompts whose answers name only competitors, most frequent first, each with an example answer.',
  ],
  run_brand_scan: [
    'Run a scan',
    'Sends all prompts of a brand to the answer engines again. Returns a jobId immediately; a scan typically takes 30 seconds.',
  ],
};

/** The order in which tools are always listed. */
export const TOOL_NAMES: readonly ToolName[] = [
  'list_brands',
  'get_brand_overview',
  'list_prompts',
  'get_brand_verified_info',
  'verify_brand_claim',
  'get_brand_discoverability',
  'run_brand_scan',
];

export const isToolName = (name: string): name is ToolName => Object.hasOwn(TOOL_SCHEMAS, name);

/**
 * Clients compile these patterns with their own regex engines, so only syntax that all of them support is published;
 * zod checks the rest.
 */
function jsonSchemaOf(schema: z.ZodObject, io: 'input' | 'output'): ObjectSchema {
  const override = ({ jsonSchema }: { jsonSchema: { pattern?: string } }): void => {
    if (jsonSchema.pattern === WELL_FORMED) jsonSchema.pattern = PORTABLE_WELL_FORMED;
  };
  return { ...z.toJSONSchema(schema, { io, reused: 'ref', override }), type: 'object' };
}

function listingOf(name: ToolName): ToolListing {
  const [title, description] = DESCRIPTIONS[name];
  const { input, output } = TOOL_SCHEMAS[name];
  // A tool that may charge the plan is not read-only, so that clients ask their user first.
  const reads = name !== 'run_brand_scan' && name !== 'verify_brand_claim';
  const scans = name === 'run_brand_scan';
  return {
    name,
    description,
    inputSchema: jsonSchemaOf(input, 'input'),
    outputSchema: jsonSchemaOf(output, 'output'),
    annotations: { title, readOnlyHint: reads, destructiveHint: false, idempotentHint: !scans, openWorldHint: scans },
  };
}

/** Built once, when this entry is loaded. */
export const TOOL_LISTINGS: readonly ToolListing[] = TOOL_NAMES.map(listingOf);
