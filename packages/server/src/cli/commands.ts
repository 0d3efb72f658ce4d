// The commands by name. What a command needs is loaded when it is called: a help text waits for no database.
import type { Command } from 'commander';
import type { Terminal } from './terminal.ts';

/** Gives a command its options, its own commands and its action. */
export type Declare = (command: Command, terminal: Terminal) => void;

export interface CommandEntry {
  name: string;
  description: string;
  load(): Promise<Declare>;
}

/** In the order in which help shows them. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'serve',
    description: 'answer requests until SIGTERM or Ctrl-C',
    load: async () => (await import('./serve.ts')).declareServe,
  },
  {
    name: 'migrate',
    description: 'make the store, or bring it to the newest schema',
    load: async () => (await import('./migrate.ts')).declareMigrate,
  },
  {
    name: 'migrate-store',
    description: 'move a SQLite store into PostgreSQL; safe to break off and repeat',
    load: async () => (await import('./migrate-store.ts')).declareMigrateStore,
  },
  {
    name: 'backup',
    description: 'back up a SQLite store and its secret while the service runs',
    load: async () => (await import('./backup.ts')).declareBackup,
  },
  {
    name: 'restore',
    description: 'restore a backup where no store exists yet',
    load: async () => (await import('./restore.ts')).declareRestore,
  },
  {
    name: 'demo',
    description: 'make the showcase: brand, install, connection and a key; safe to repeat',
    load: async () => (await import('./demo.ts')).declareDemo,
  },
  {
    name: 'brand',
    description: 'make, list, change, import and export brands',
    load: async () => (await import('./brand.ts')).declareBrand,
  },
  {
    name: 'install',
    description: 'make, list and change installs',
    load: async () => (await import('./install.ts')).declareInstall,
  },
  {
    name: 'connection',
    description: 'make, list and change server event connections',
    load: async () => (await import('./connection.ts')).declareConnection,
  },
  {
    name: 'token',
    description: 'make, list and revoke API keys',
    load: async () => (await import('./token.ts')).declareToken,
  },
  {
    name: 'user',
    description: 'who may sign in to a tenant, and as what',
    load: async () => (await import('./user.ts')).declareUser,
  },
  {
    name: 'plan',
    description: 'show and change plans, and buy prompts',
    load: async () => (await import('./plan.ts')).declarePlan,
  },
  {
    name: 'usage',
    description: 'what a tenant used of its plan, and what that costs',
    load: async () => (await import('./usage.ts')).declareUsage,
  },
  {
    name: 'notification',
    description: 'who is told of findings, scans and quotas, by webhook or chat',
    load: async () => (await import('./notification.ts')).declareNotification,
  },
  {
    name: 'finding',
    description: 'wrong claims that answers make of a brand',
    load: async () => (await import('./finding.ts')).declareFinding,
  },
  {
    name: 'scan',
    description: 'ask the answer engines about a brand, and look after such scans',
    load: async () => (await import('./scan.ts')).declareScan,
  },
  {
    name: 'report',
    description: 'what was counted',
    load: async () => (await import('./report.ts')).declareReport,
  },
  {
    name: 'export',
    description: 'print records, a line each, in the order in which they were stored',
    load: async () => (await import('./export.ts')).declareExport,
  },
  {
    name: 'erase',
    description: 'remove every trace of a visitor; safe to repeat, and beside a serving process',
    load: async () => (await import('./erase.ts')).declareErase,
  },
  {
    name: 'retention',
    description: 'how long records are kept',
    load: async () => (await import('./retention.ts')).declareRetention,
  },
  {
    name: 'relay',
    description: 'where accepted records are relayed to',
    load: async () => (await import('./relay.ts')).declareRelay,
  },
  {
    name: 'analyze',
    description: 'what answers say of a brand: mentions, sentiment, claims and citations; needs no store',
    load: async () => (await import('./analyze.ts')).declareAnalyze,
  },
  {
    name: 'doctor',
    description: 'check that the service can run here',
    load: async () => (await import('./doctor.ts')).declareDoctor,
  },
];
