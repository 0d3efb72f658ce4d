// The four methods (Spec 4.6), with their parameters and results.
import { fieldIssues, type RpcRequest, TOOL_LISTINGS } from '@service/protocol/schemas';
import { z } from 'zod';
import { DomainError } from '../kernel/domain-error.ts';
import { type Caller, type ToolCaller, toolResult } from '../tools/index.ts';

export type Method = (caller: Caller, params: object | undefined) => Promise<object>;

/** Unknown members, such as `_meta`, are ignored. */
const callParams = z.object({
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()).exactOptional(),
});

const LISTED = { tools: TOOL_LISTINGS };
const results = new WeakMap<object, object>();

/** Calls that share an output share its result too. */
function resultOf(output: object): object {
  const result = results.get(output) ?? toolResult(output);
  results.set(output, result);
  return result;
}

export function createMethods(tools: ToolCaller): ReadonlyMap<string, Method> {
  return new Map<string, Method>([
    ['ping', async () => ({})],
    ['tools/list', async () => LISTED],
    ['tools/call', async (caller, params) => resultOf(await callTool(tools, caller, params))],
    ['jobs/get', async (caller, params) => ({ ...(await tools.readJob(caller, params)) })],
  ]);
}

async function callTool(tools: ToolCaller, caller: Caller, params: object | undefined): Promise<object> {
  const parsed = callParams.safeParse(params);
  if (parsed.success) return tools.call(caller, parsed.data.name, parsed.data.arguments);
  const issues = fieldIssues(parsed.error, params);
  throw new DomainError('invalid_input', { message: 'tools/call takes {name, arguments}', issues });
}

/** How many calls a request counts as; anything but a tool call is one. */
export function costOf(tools: Pick<ToolCaller, 'costOf'>, { method, params }: RpcRequest): number {
  if (method !== 'tools/call' || params === undefined || !('name' in params)) return 1;
  return typeof params.name === 'string' ? tools.costOf(params.name) : 1;
}
