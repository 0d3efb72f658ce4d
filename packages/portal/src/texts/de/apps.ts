import type { Catalog } from '../catalog.ts';

export const apps: Catalog['apps'] = {
  title: 'Verbundene Apps',
  lead: 'KI-Apps, denen Sie oder Ihr Team erlaubt haben, Ihre Markendaten über den MCP-Server zu nutzen.',
  name: 'App',
  unnamed: 'App ohne Namen',
  user: 'Verbunden von',
  connected: 'Verbunden am',
  lastUsed: 'Zuletzt verwendet',
  disconnect: 'Trennen',
  disconnectName: (name) => `${name} trennen`,
  disconnectQuestion: (name) => `„${name}“ trennen?`,
  disconnectText:
    'Die App verliert sofort den Zugriff. Um sie wieder zu nutzen, verbinden Sie sie neu und erlauben Sie den Zugriff.',
  empty:
    'Keine App ist verbunden. Um eine zu verbinden, fügen Sie in der App den MCP-Server hinzu und melden Sie sich an, wenn sie danach fragt.',
};
