// Public API of tools.
export { type CalledTool, type CallToolDeps, createToolCaller, type ToolCaller, ToolRefusal } from './call-tool.ts';
export { callerOfToken } from './caller.ts';
export type { Caller, ScanJob, ScanPort, ScanRequest } from './ports.ts';
export { type ToolResult, toolResult } from './tool-result.ts';
