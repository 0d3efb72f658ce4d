/** Names of pages, in the navigation and as headings. */
export const pages = {
  live: 'Live',
  integrations: 'AI Integrations',
  findings: 'Findings',
  attribution: 'Attribution',
  notifications: 'Notifications',
  privacy: 'Privacy',
  members: 'Members',
  plan: 'Plan & usage',
  scans: 'Scans',
  prompts: 'Prompts & facts',
  tokens: 'Personal Access Tokens',
  visibility: 'Visibility',
  answers: 'Answers',
};
