// The settings of the server. `config.ts` loads them from flags, environment and file.
import type { VendorEngine } from '../kernel/engine-names.ts';

export interface RateLimits {
  /** Requests a minute. */
  sessionsPerAddress: number;
  eventsPerAddress: number;
  perInstall: number;
  /** Of one API key, or of one signed connection. */
  serverEventsPerKey: number;
  /** `/link` and `/redeem`, each. */
  exchangesPerAddress: number;
  /** Calls in any 60 seconds over JSON-RPC and MCP, of one token. */
  callsPerToken: number;
  /** The same of a demo token. */
  callsPerDemoToken: number;
  /** Clients that register for `/mcp`. */
  registrationsPerAddress: number;
  /** Authorizations that begin, and requests for tokens, each. */
  authorizationsPerAddress: number;
  /** Logins begun from one address. */
  loginsPerAddress: number;
  /** Requests to `/me` in any 60 seconds, of one person. */
  ownPerUser: number;
  /** Requests of one signed-in user to the portal's API, in each process. */
  portalPerUser: number;
}

/** How many days records are kept after they were received, and texts of answers after they were asked for. */
export interface RetentionDays {
  visits: number;
  actions: number;
  events: number;
  answers: number;
}

/** Where accepted records are relayed to: one of them, or both. */
export interface RelaySettings {
  file:
    | {
        folder: string;
        /** Of one file. */
        maxBytes: number;
      }
    | undefined;
  webhook:
    | {
        url: string;
        /** Each signs. */
        secrets: string[];
        /** Whether it may be on a private network or this machine. */
        allowPrivate: boolean;
        /** Records of one request, at most. */
        batchRecords: number;
      }
    | undefined;
}

/** US dollars. */
export interface EnginePrices {
  /** For a million tokens. */
  input: number;
  output: number;
  /** For a thousand searches of the web. */
  searches: number;
}

export interface EngineAccount {
  key: string;
  /** Instead of the vendor's own, up to and with the version: of a gateway, or a stand-in. */
  url: string | undefined;
  model: string;
  /** Absent: what answers cost is not known, unless the engine says it. */
  prices: EnginePrices | undefined;
}

/** An engine behind an endpoint that speaks OpenAI's chat completions. */
export interface OtherEngine {
  name: string;
  /** Without `/chat/completions`. */
  url: string;
  model: string;
  /** Absent for endpoints that want none. */
  key: string | undefined;
  prices: EnginePrices | undefined;
  /** Fields that each request has besides, such as those that switch a search on. */
  body: Readonly<Record<string, unknown>>;
}

/** Answer engines; a vendor's without an account has recorded answers only. */
export interface ScanSettings {
  vendors: Readonly<Record<VendorEngine, EngineAccount | undefined>>;
  others: readonly OtherEngine[];
  /** The engines that scans take first; the others follow in their own order. */
  order: readonly string[];
  /** Questions under way at once, of each engine in each process. */
  concurrency: number;
  /** Whether a serving process starts automatic scans. */
  auto: boolean;
}

/** This server as a client of an OpenID Connect provider. */
export interface LoginSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface Settings {
  /** `sqlite:PATH` or `postgres://...` (decisions 12). */
  store: string;
  host: string;
  /** 0 takes a free port. */
  port: number;
  /** No trailing slash; absent: `http://host:port` of the listening server. */
  publicUrl: string | undefined;
  /** How many serve behind the one port. */
  processes: number;
  /** The first signs, all verify; absent with SQLite: made and kept beside the file. */
  secrets: string[] | undefined;
  dev: boolean;
  rateLimits: RateLimits | 'off';
  retentionDays: RetentionDays;
  /** Absent: accepted records are relayed nowhere. */
  relay?: RelaySettings | undefined;
  /** CIDR ranges whose `X-Forwarded-For` is believed; empty: none. */
  trustedProxies: string[];
  /** An OpenAI-compatible endpoint that judges sentiment; absent: the lexicon does. */
  judge?: { url: string; model: string; key: string | undefined } | undefined;
  /** Absent: recorded answers only, and no automatic scans. */
  scans?: ScanSettings | undefined;
  /** Who signs people in; absent: nobody, but for the embedded provider of `--dev`. */
  login?: LoginSettings | undefined;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}
