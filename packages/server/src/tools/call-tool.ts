// Calls a tool by name for a caller, and reads jobs: rules first, then arguments, then the handler (decisions 6).
import {
  fieldIssues,
  isToolName,
  type Job,
  jobQuerySchema,
  TOOL_SCHEMAS,
  type TokenScope,
  type ToolInput,
  type ToolName,
  type ToolOutput,
} from '@service/protocol/schemas';
import type { z } from 'zod';
import { type BrandStore, resolveBrand } from '../brands/index.ts';
import { DomainError, type Issue } from '../kernel/domain-error.ts';
import { firstIssues } from '../kernel/input/first-issues.ts';
import { knownEngine } from '../visibility/index.ts';
import { getBrandDiscoverability } from './handlers/get-brand-discoverability.ts';
import { getBrandOverview, type OverviewToolDeps } from './handlers/get-brand-overview.ts';
import { getBrandVerifiedInfo } from './handlers/get-brand-verified-info.ts';
import { listBrands } from './handlers/list-brands.ts';
import { listPrompts, type PromptToolDeps } from './handlers/list-prompts.ts';
import { runBrandScan } from './handlers/run-brand-scan.ts';
import { type VerifyToolDeps, verifyBrandClaim } from './handlers/verify-brand-claim.ts';
import type { Caller, ScanPort } from './ports.ts';
import { createSharedReads } from './shared-reads.ts';
import type { Tool, Tools } from './tool.ts';

export type CallToolDeps = OverviewToolDeps & VerifyToolDeps & PromptToolDeps & { brands: BrandStore; scans: ScanPort };

export type CalledTool = ToolOutput<ToolName>;

/** Why the handler was not called. Not a domain error: JSON-RPC and MCP report it in their own way. */
export class ToolRefusal extends DomainError {
  readonly reason: 'unknown_tool' | 'demo_token' | 'insufficient_scope';

  constructor(reason: ToolRefusal['reason'], message: string, issues?: Issue[]) {
    super(reason, { message, ...(issues && { issues }) });
    this.reason = reason;
  }
}

export interface ToolCaller {
  /** Throws `ToolRefusal`, and `DomainError` `invalid_input` with an issue for each invalid argument. */
  call(caller: Caller, name: string, args: unknown): Promise<CalledTool>;
  /** Throws `job_not_found`, also for a job of a brand that the caller cannot see, and `invalid_input`. */
  readJob(caller: Caller, params: unknown): Promise<Job>;
  /** How many calls it counts as in the rate limits. */
  costOf(name: string): number;
  /** The scope that the call needs; `undefined` for an unknown tool. */
  scopeOf(name: string, args: unknown): TokenScope | undefined;
}

export function createToolCaller(deps: CallToolDeps): ToolCaller {
  const tools = createTools(deps);
  const resolve = resolveBrand({ ...deps, unknownBrand });
  const engineOf = knownEngine(deps);
  const share = createSharedReads<CalledTool>();

  /** With the engine's canonical name. */
  async function withEngine<Input extends object>(input: Input, caller: Caller): Promise<Input> {
    if (!('brand' in input && 'engine' in input)) return input;
    const { brand, engine: wanted } = input;
    if (typeof brand !== 'string' || typeof wanted !== 'string') return input;
    const brandId = async () => (await resolve(brand, caller)).id;
    return Object.assign({}, input, { engine: await engineOf({ wanted, engines: deps.scans.engines, brandId }) });
  }

  function run<Name extends ToolName>(name: Name, args: unknown, caller: Caller): Promise<CalledTool> {
    const tool: Tool<Name> = tools[name];
    const scope = tool.scopeFor(args);
    expectAllowed({ name, demo: tool.demo && scope === 'read', scope }, caller);
    const input = parse(INPUTS[name].input, args);
    const call = async (): Promise<CalledTool> =>
      tool.run(await withEngine(input, caller), { caller, brandOf: (wanted) => resolve(wanted, caller) });
    const { tenantId, brandIds } = caller;
    return scope === 'write' ? call() : share(JSON.stringify([name, input, tenantId, brandIds]), call);
  }

  return {
    async call(caller, name, args) {
      if (!isToolName(name)) throw unknownTool(name);
      return run(name, args ?? {}, caller);
    },
    async readJob({ tenantId, brandIds }, params) {
      const { jobId } = parse(jobQuerySchema, params ?? {});
      const found = await deps.scans.findJob(jobId);
      if (found?.tenantId === tenantId && (brandIds?.includes(found.brandId) ?? true)) return found.job;
      throw new DomainError('job_not_found', { message: `no such job: ${jobId}` });
    },
    costOf: (name) => (isToolName(name) ? tools[name].cost : 1),
    scopeOf: (name, args) => (isToolName(name) ? tools[name].scopeFor(args) : undefined),
  };
}

/** Ties the name to its types. */
const INPUTS: { readonly [Name in ToolName]: { input: z.ZodType<ToolInput<Name>> } } = TOOL_SCHEMAS;

const createTools = (deps: CallToolDeps): Tools => ({
  list_brands: listBrands(deps),
  get_brand_overview: getBrandOverview(deps),
  list_prompts: listPrompts(deps),
  get_brand_verified_info: getBrandVerifiedInfo(deps),
  verify_brand_claim: verifyBrandClaim(deps),
  get_brand_discoverability: getBrandDiscoverability(deps),
  run_brand_scan: runBrandScan(deps.scans),
});

interface WantedCall {
  name: string;
  /** Whether a demo token may make it. */
  demo: boolean;
  scope: TokenScope;
}

function expectAllowed({ name, demo, scope }: WantedCall, caller: Caller): void {
  if (caller.demo && !demo) throw new ToolRefusal('demo_token', `a demo token may not make this call to ${name}`);
  if (caller.scopes.includes(scope)) return;
  throw new ToolRefusal('insufficient_scope', `This call to ${name} needs an API key with the scope ${scope}.`);
}

const unknownBrand = (wanted: string, near: string): string => {
  const hint = near === '' ? '' : ` Did you mean ${near}?`;
  return `Unknown brand "${wanted}", or this API key cannot access it.${hint} Call list_brands.`;
};

function unknownTool(name: string): ToolRefusal {
  const message = `Unknown tool "${name}". The tools are ${Object.keys(TOOL_SCHEMAS).join(', ')}.`;
  return new ToolRefusal('unknown_tool', message, [{ path: 'name', message }]);
}

function parse<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = firstIssues(fieldIssues(parsed.error, value));
  const said = issues.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
  throw new DomainError('invalid_input', { message: said.join('; '), issues });
}
