/** Names of pages, in the navigation and as headings. */
export const pages = {
  integrations: 'AI Integrations',
  findings: 'Findings',
  tokens: 'Personal Access Tokens',
};
