// JSON-RPC 2.0: answers a message of any kind (Spec 4.6; decisions 6).
import { idOfMalformed, MAX_RPC_BATCH, type RpcId, type RpcRequest, readRpcRequest } from '@service/protocol/schemas';
import { DomainError } from '../kernel/domain-error.ts';
import { parseJson } from '../kernel/input/parse-json.ts';
import type { CallResult } from '../limits/index.ts';
import type { Caller } from '../tools/index.ts';
import type { Reply } from './encode.ts';
import type { Method } from './methods.ts';
import { rawIds } from './raw-ids.ts';
import { describeFailure, type Failure, failure, rpcError } from './rpc-errors.ts';

export interface DispatchDeps {
  methods: ReadonlyMap<string, Method>;
  /** Counts the caller's calls; returns how many of them may proceed. */
  take(caller: Caller, calls: number): Promise<CallResult>;
  costOf(request: RpcRequest): number;
  /** Called with internal errors. */
  onFault(error: unknown, method: string): void;
}

export interface Answer {
  /** Undefined: there is no response. */
  body: Reply | Reply[] | undefined;
  /** Why a message that is not a batch was refused. */
  refused: Failure | undefined;
  /** The state of the limits; undefined if nothing was counted. */
  taken: CallResult | undefined;
}

export type Dispatch = (caller: Caller, message: string) => Promise<Answer>;

interface Outcome extends Reply {
  refused: Failure | undefined;
}

/** Each call of a batch gets its own response; a notification never gets one. */
export function createDispatch(deps: DispatchDeps): Dispatch {
  const answer = createAnswerer(deps);
  return async (caller, message) => {
    const parsed = parse(message);
    if ('name' in parsed) return refuse(parsed);
    const { value } = parsed;
    if (!Array.isArray(value)) {
      const { outcomes, taken } = await answer(caller, [value], rawIds(message));
      return { body: outcomes[0], refused: outcomes[0]?.refused, taken };
    }
    if (value.length === 0) return refuse(failure('invalid_request', 'A batch must contain at least one call.'));
    if (value.length > MAX_RPC_BATCH)
      return refuse(failure('invalid_request', `A batch may contain at most ${MAX_RPC_BATCH} calls.`));
    const { outcomes, taken } = await answer(caller, value, rawIds(message));
    return { body: outcomes.length === 0 ? undefined : outcomes, refused: undefined, taken };
  };
}

function parse(message: string): { value: unknown } | Failure {
  try {
    return { value: parseJson(message) };
  } catch (error) {
    if (error instanceof DomainError) return failure('parse_error', error.message);
    throw error;
  }
}

const unknownMethod = (method: string, methods: ReadonlyMap<string, Method>): string =>
  `Unknown method "${method}". The methods are ${[...methods.keys()].join(', ')}.`;

const refused = (id: RpcId, why: Failure): Outcome => ({
  response: { jsonrpc: '2.0', id, error: rpcError(why) },
  refused: why,
});

function refuse(why: Failure): Answer {
  return { body: refused(null, why), refused: why, taken: undefined };
}

/** The responses to several calls, without notifications. An invalid request counts as a call too. */
function createAnswerer({ methods, take, costOf, onFault }: DispatchDeps) {
  async function run(caller: Caller, { method, params, id = null }: RpcRequest): Promise<Outcome> {
    const call = methods.get(method);
    if (!call) return refused(id, failure('method_not_found', unknownMethod(method, methods)));
    try {
      return { response: { jsonrpc: '2.0', id, result: await call(caller, params) }, refused: undefined };
    } catch (error) {
      const why = describeFailure(error);
      if (why.name === 'internal') onFault(error, method);
      return refused(id, why);
    }
  }

  async function takeQuota(caller: Caller, costs: readonly number[]) {
    try {
      return await take(
        caller,
        costs.reduce((sum, cost) => sum + cost, 0),
      );
    } catch (error) {
      onFault(error, 'limits');
      return describeFailure(error);
    }
  }

  return async (caller: Caller, values: readonly unknown[], written: readonly (string | undefined)[]) => {
    const requests = values.map((value) => ({ value, request: readRpcRequest(value) }));
    const costs = requests.map(({ request }) => (request ? costOf(request) : 1));
    const taken = await takeQuota(caller, costs);
    const outcomes = requests.map(async ({ value, request }, place): Promise<Outcome | undefined> => {
      const id = request ? request.id : idOfMalformed(value);
      const isNotification = request !== undefined && id === undefined;
      const upTo = costs.slice(0, place + 1).reduce((sum, cost) => sum + cost, 0);
      if ('name' in taken) return isNotification ? undefined : refused(id ?? null, taken);
      if (upTo > taken.granted) return isNotification ? undefined : refused(id ?? null, tooMany(taken.retryAfter));
      if (!request) return refused(id ?? null, failure('invalid_request', 'This is not a JSON-RPC 2.0 request.'));
      const outcome = await run(caller, request);
      return isNotification ? undefined : outcome;
    });
    const answered = (await Promise.all(outcomes)).map((outcome, i) => outcome && withId(outcome, written[i]));
    return {
      outcomes: answered.filter((outcome) => outcome !== undefined),
      taken: 'name' in taken ? undefined : taken,
    };
  };
}

/** A number beyond JavaScript's range is not a valid id, and becomes null. */
const withId = (outcome: Outcome, writtenId: string | undefined): Outcome =>
  typeof outcome.response.id === 'number' ? { ...outcome, writtenId } : outcome;

const tooMany = (retryAfter: number): Failure =>
  failure('rate_limited', 'Too many calls.', { retry_after: Math.max(1, retryAfter) });
