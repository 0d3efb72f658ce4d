/** Names of pages, in the navigation and as headings. */
export const pages = {
  integrations: 'AI Integrations',
  tokens: 'Personal Access Tokens',
};
