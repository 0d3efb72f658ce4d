export const apps = {
  title: 'Connected apps',
  lead: 'AI apps that you or your team have allowed to use your brand data through the MCP server.',
  name: 'App',
  unnamed: 'App without a name',
  user: 'Connected by',
  connected: 'Connected',
  lastUsed: 'Last used',
  disconnect: 'Disconnect',
  disconnectName: (name: string) => `Disconnect ${name}`,
  disconnectQuestion: (name: string) => `Disconnect “${name}”?`,
  disconnectText: 'The app loses access at once. To use it again, connect it again and allow access.',
  empty: 'No app is connected. To connect one, add the MCP server in the app, and sign in when it asks.',
};
