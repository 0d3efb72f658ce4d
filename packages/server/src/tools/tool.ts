// A tool: its schemas and listing come from the protocol package; its rules and handler are shared by JSON-RPC and MCP.
import type { TokenScope, ToolInput, ToolName, ToolOutput } from '@service/protocol/schemas';
import type { Brand } from '../brands/index.ts';
import type { Caller } from './ports.ts';

export interface ToolContext {
  caller: Caller;
  /**
   * The brand that an argument means, among those that the caller sees. Throws `brand_not_found` and `ambiguous_brand`.
   */
  brandOf(wanted: string): Promise<Brand>;
}

export interface Tool<Name extends ToolName> {
  /** The scope that a call with these (unchecked) arguments needs. */
  scopeFor(args: unknown): TokenScope;
  /** How many calls it counts as in the limits. */
  cost: number;
  /** Whether a demo token may call it (Spec 8). */
  demo: boolean;
  /** Takes validated arguments; throws only `DomainError`. */
  run(input: ToolInput<Name>, context: ToolContext): Promise<ToolOutput<Name>>;
}

export type Tools = { readonly [Name in ToolName]: Tool<Name> };

/** Readable with the scope `read`. */
export const READS = { scopeFor: (): TokenScope => 'read', cost: 1, demo: false } as const;
