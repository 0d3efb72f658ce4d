// The MCP server of one request: the seven tools, `jobs/get`, and scans as tasks (Spec 4.7; decisions 11).

import { type CallToolResult, ProtocolError, Server } from '@modelcontextprotocol/server';
import { jobQuerySchema, RPC_ERRORS, TOOL_LISTINGS } from '@service/protocol/schemas';
import { z } from 'zod';
import { describeFailure, type Failure, rpcError } from '../rpc/index.ts';
import { type Caller, type ToolCaller, ToolRefusal, toolResult } from '../tools/index.ts';
import { createdTask, detailedTask, TASKS_EXTENSION } from './tasks.ts';

export interface McpServerDeps {
  tools: ToolCaller;
  version: string;
  /** Called with internal errors. */
  onFault(error: unknown, method: string): void;
  /** Called with the code of each failed call. */
  onRefused?: ((code: string) => void) | undefined;
}

const taskQuery = z.looseObject({ taskId: z.string() });
const jobQuery = z.looseObject(jobQuerySchema.shape);

const INSTRUCTIONS =
  'Start with list_brands. run_brand_scan returns immediately: poll jobs/get until the status is no longer running, or use a task if you declare the tasks extension. A scan typically takes 30 seconds; with recorded answers it ends at once.';

export function createMcpServer(deps: McpServerDeps, caller: Caller): Server {
  const { tools, version, onFault } = deps;
  const capabilities = { tools: {}, extensions: { [TASKS_EXTENSION]: {} } };
  const server = new Server(
    { name: 'service', title: 'Brand data', version },
    { capabilities, instructions: INSTRUCTIONS },
  );
  const takesTasks = (): boolean => server.getClientCapabilities()?.extensions?.[TASKS_EXTENSION] !== undefined;

  /** Failures of methods that are not tools: a protocol error, without internal details. */
  const orProtocolError = async <Result>(method: string, run: () => Promise<Result>): Promise<Result> => {
    try {
      return await run();
    } catch (error) {
      throw protocolError(tell(error, method));
    }
  };

  function tell(error: unknown, method: string): Failure {
    const why = describeFailure(error);
    deps.onRefused?.(why.name);
    if (why.name === 'internal') onFault(error, method);
    return why;
  }

  async function call(name: string, args: unknown): Promise<CallToolResult> {
    try {
      const output = await tools.call(caller, name, args);
      if (!('jobId' in output) || !takesTasks()) return toolResult(output);
      return { ...createdTask(await tools.readJob(caller, { jobId: output.jobId })), content: [] };
    } catch (error) {
      const why = tell(error, name);
      if (error instanceof ToolRefusal && error.reason === 'unknown_tool') throw protocolError(why);
      return toolResult({ error: { ...why.data, code: why.name, message: why.message } }, true);
    }
  }

  server.setRequestHandler('tools/list', async () => ({ tools: TOOL_LISTINGS.map((listing) => ({ ...listing })) }));
  server.setRequestHandler('tools/call', ({ params }) => call(params.name, params.arguments));
  server.setRequestHandler('jobs/get', { params: jobQuery }, ({ jobId }) =>
    orProtocolError('jobs/get', async () => ({ ...(await tools.readJob(caller, { jobId })) })),
  );
  server.setRequestHandler('tasks/get', { params: taskQuery }, ({ taskId }) =>
    orProtocolError('tasks/get', async () => detailedTask(await tools.readJob(caller, { jobId: taskId }))),
  );
  for (const method of ['tasks/update', 'tasks/cancel']) {
    server.setRequestHandler(method, { params: taskQuery }, ({ taskId }) =>
      orProtocolError(method, async () => {
        await tools.readJob(caller, { jobId: taskId });
        return {};
      }),
    );
  }
  return server;
}

/** An unknown job is an invalid parameter (MCP). */
function protocolError(why: Failure): ProtocolError {
  const { code, message, data } = rpcError(why);
  return new ProtocolError(why.name === 'job_not_found' ? RPC_ERRORS.invalid_params : code, message, data);
}
