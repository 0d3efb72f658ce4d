/** Names of pages, in the navigation and as headings. */
export const pages = {
  tokens: 'Personal Access Tokens',
};
