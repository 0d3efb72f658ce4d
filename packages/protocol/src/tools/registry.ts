// The seven tools by their exact names (Spec 4.6; decisions 6), for both doors: what they take, give and cost.
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
  list_brands: ['List brands', 'Lists the brands that you may ask about, with their names, markets and competitors.'],
  get_brand_overview: [
    'Brand overview',
    'How answer engines mention a brand over a period, and what they say wrong: mention rate, share of voice, sentiment, position and citations, each with sample size, 95 % interval and change; wrong claims, the worst first, with a fix; competitors; a trend; what visits led to. Choose parts by sections.',
  ],
  list_prompts: [
    'List prompts',
    'Lists what answer engines are asked for a brand, and what their newest answers showed. With answer (an answer_id) it gives that answer in full: text, mentions, citations and wrong claims, each with its place.',
  ],
  get_brand_verified_info: [
    'Verified facts',
    'Facts about a brand that were checked: specs, prices, integrations and founders, each with source and date.',
  ],
  verify_brand_claim: [
    'Verify a claim',
    'Says whether a sentence about a brand is supported, contradicted or unverifiable by its verified facts, and in which markets; answers a question with the facts. With prescribe: true it also gives the fix of what is wrong, which may cost money.',
  ],
  get_brand_discoverability: [
    'Discoverability',
    'Where a brand can be found, by engine and market: answers, mentions, cited domains, and the prompts that are answered with competitors only, ranked by how often, each with an answer to read.',
  ],
  run_brand_scan: [
    'Run a scan',
    'Asks the answer engines anew. Returns a jobId at once; a scan typically takes 30 seconds.',
  ],
};

/** In this order, everywhere. */
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

/** Clients compile these patterns with their own engines, so only what all engines support is published; zod checks the rest. */
function jsonSchemaOf(schema: z.ZodObject, io: 'input' | 'output'): ObjectSchema {
  const override = ({ jsonSchema }: { jsonSchema: { pattern?: string } }): void => {
    if (jsonSchema.pattern === WELL_FORMED) jsonSchema.pattern = PORTABLE_WELL_FORMED;
  };
  return { ...z.toJSONSchema(schema, { io, reused: 'ref', override }), type: 'object' };
}

function listingOf(name: ToolName): ToolListing {
  const [title, description] = DESCRIPTIONS[name];
  const { input, output } = TOOL_SCHEMAS[name];
  // What may charge the plan is no read: clients ask their person before.
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

/** Made once, when this entry is loaded. */
export const TOOL_LISTINGS: readonly ToolListing[] = TOOL_NAMES.map(listingOf);
