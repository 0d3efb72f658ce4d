// The table of contents: each section with its groups, and the file of each page.
import { readdirSync } from 'node:fs';

const decisions = readdirSync(new URL('../decisions', import.meta.url)).filter((name) => /^\d/.test(name));

/**
 * A page has the title of its file and the file's name in its URL (for `README.md`, that of the folder), unless `title`
 * and `as` say otherwise.
 */
export const CONTENTS = [
  { title: 'Tutorial', groups: [{ title: 'Tutorial', files: [{ file: 'docs/tutorial.md', as: 'first-booking' }] }] },
  {
    title: 'Guides',
    groups: [
      {
        title: 'Measure a website',
        files: [
          { file: 'packages/sdk/README.md', as: 'browser-sdk', title: 'Browser SDK' },
          'docs/sdk/recipes/README.md',
          'docs/sdk/recipes/tag-managers.md',
          'docs/sdk/recipes/consent-managers.md',
          'docs/sdk/recipes/global-privacy-control.md',
          'docs/sdk/recipes/react.md',
          'docs/sdk/recipes/nextjs.md',
          'docs/sdk/recipes/vue.md',
          'docs/sdk/recipes/cross-domain.md',
          'docs/sdk/recipes/early-calls.md',
          'docs/sdk/recipes/csp-and-sri.md',
          'docs/sdk/recipes/debug-overlay.md',
        ],
      },
      {
        title: 'Report from a backend',
        files: [
          'docs/server-events.md',
          { file: 'packages/events/README.md', as: 'events-client', title: 'Client for Node' },
          { file: 'examples/backend/README.md', as: 'example-backend', title: 'Example backend' },
        ],
      },
      {
        title: 'Test your integration',
        files: ['docs/testing.md', { file: 'docs/sdk/recipes/testing.md', as: 'testing-pages' }],
      },
      {
        title: 'Measure a brand',
        files: ['docs/brand-data.md', 'docs/engines.md', 'docs/scans.md', 'docs/notifications.md'],
      },
      {
        title: 'Look at the data',
        files: ['docs/portal.md', 'docs/rpc.md', 'docs/mcp-clients.md', 'docs/mcp.md', 'docs/relay.md', 'docs/lake.md'],
      },
      {
        title: 'Run it',
        files: [
          'docs/production.md',
          'docs/operations.md',
          'docs/login.md',
          'docs/privacy.md',
          'docs/plans.md',
          'docs/postgres.md',
          'docs/failover.md',
          'docs/scaling.md',
          'docs/backup.md',
          'docs/upgrading.md',
        ],
      },
    ],
  },
  {
    title: 'Reference',
    groups: [
      {
        title: 'Reference',
        files: [
          'docs/reference/http.md',
          'docs/reference/errors.md',
          'docs/reference/cli.md',
          'docs/configuration.md',
          'docs/metrics.md',
          { file: 'docs/sdk/reference.md', as: 'sdk' },
          { file: 'docs/sdk/errors.md', as: 'sdk-errors' },
          'docs/specification.md',
        ],
      },
    ],
  },
  {
    title: 'Explanations',
    groups: [
      {
        title: 'Explanations',
        files: [
          'docs/explanations/exactly-once.md',
          'docs/explanations/sessions.md',
          'docs/explanations/attribution.md',
          'docs/explanations/measures.md',
          'docs/architecture.md',
        ],
      },
      {
        title: 'Decisions',
        isCollapsed: true,
        files: ['decisions/README.md', ...decisions.map((name) => `decisions/${name}`)],
      },
      { title: 'Security', files: ['SECURITY.md', 'docs/threat-model.md', 'docs/asvs.md'] },
      { title: 'The project', isCollapsed: true, files: ['docs/versioning.md', 'CONTRIBUTING.md'] },
    ],
  },
];
