// The commands by name. Each is loaded only when it is called, so that help does not wait for the database drivers.
import type { Command } from 'commander';
import type { Terminal } from './terminal.ts';

/** Adds options, subcommands and the action to a command. */
export type Declare = (command: Command, terminal: Terminal) => void;

export interface CommandEntry {
  name: string;
  description: string;
  load(): Promise<Declare>;
}

/** In the order of the help text. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'serve',
    description: 'start the service; Ctrl-C or SIGTERM stops it',
    load: async () => (await import('./serve/serve.ts')).declareServe,
  },
  {
    name: 'migrate',
    description: 'create the store, or upgrade it to the newest schema',
    load: async () => (await import('./stores/migrate.ts')).declareMigrate,
  },
  {
    name: 'migrate-store',
    description: 'move a SQLite store to PostgreSQL; safe to interrupt and repeat',
    load: async () => (await import('./stores/migrate-store.ts')).declareMigrateStore,
  },
  {
    name: 'backup',
    description: 'back up a SQLite store and its secret while the service runs',
    load: async () => (await import('./stores/backup.ts')).declareBackup,
  },
  {
    name: 'restore',
    description: 'restore a backup into a new store',
    load: async () => (await import('./stores/restore.ts')).declareRestore,
  },
  {
    name: 'demo',
    description: 'create the demo brand with an install, a connection and a new API key for 30 days; safe to repeat',
    load: async () => (await import('./demo/demo.ts')).declareDemo,
  },
  {
    name: 'brand',
    description: 'create, list, change, import and export brands',
    load: async () => (await import('./brands/brand.ts')).declareBrand,
  },
  {
    name: 'install',
    description: 'create, list and change installs',
    load: async () => (await import('./installs/install.ts')).declareInstall,
  },
  {
    name: 'connection',
    description: 'create, list and change server event connections',
    load: async () => (await import('./installs/connection.ts')).declareConnection,
  },
  {
    name: 'token',
    description: 'create, list and revoke API keys',
    load: async () => (await import('./accounts/token.ts')).declareToken,
  },
  {
    name: 'user',
    description: 'manage who can sign in to a tenant, and their roles',
    load: async () => (await import('./accounts/user.ts')).declareUser,
  },
  {
    name: 'plan',
    description: 'show and change plans, and buy prompts',
    load: async () => (await import('./plans/plan.ts')).declarePlan,
  },
  {
    name: 'usage',
    description: 'report the usage of a tenant, and its cost',
    load: async () => (await import('./plans/usage.ts')).declareUsage,
  },
  {
    name: 'notification',
    description: 'manage webhooks and chats that are notified of findings, scans and quotas',
    load: async () => (await import('./notifications/notification.ts')).declareNotification,
  },
  {
    name: 'finding',
    description: 'list, show, fix and dismiss wrong claims about a brand',
    load: async () => (await import('./findings/finding.ts')).declareFinding,
  },
  {
    name: 'answer',
    description: 'read what answer engines said about a brand',
    load: async () => (await import('./answers/answer.ts')).declareAnswer,
  },
  {
    name: 'prompt',
    description: 'list the prompts that scans ask',
    load: async () => (await import('./prompts/prompt.ts')).declarePrompt,
  },
  {
    name: 'scan',
    description: 'ask answer engines about a brand, and manage scans',
    load: async () => (await import('./scans/scan.ts')).declareScan,
  },
  {
    name: 'report',
    description: 'report visibility and attribution',
    load: async () => (await import('./reports/report.ts')).declareReport,
  },
  {
    name: 'export',
    description: 'export records as NDJSON or CSV, oldest first',
    load: async () => (await import('./export/export.ts')).declareExport,
  },
  {
    name: 'erase',
    description: 'erase all data of a visitor; safe to repeat, and while the service runs',
    load: async () => (await import('./privacy/erase.ts')).declareErase,
  },
  {
    name: 'retention',
    description: 'delete records whose retention has ended',
    load: async () => (await import('./privacy/retention.ts')).declareRetention,
  },
  {
    name: 'relay',
    description: 'show and replay the relay to your own systems',
    load: async () => (await import('./relay/relay.ts')).declareRelay,
  },
  {
    name: 'analyze',
    description: 'analyze answers about a brand: mentions, sentiment, claims and citations; needs no store',
    load: async () => (await import('./answers/analyze.ts')).declareAnalyze,
  },
  {
    name: 'doctor',
    description: 'check the setup, and explain how to fix problems',
    load: async () => (await import('./doctor/doctor.ts')).declareDoctor,
  },
];
