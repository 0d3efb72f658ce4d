// Public API of MCP.
export { createMcpServer } from './server.ts';
