// An error of the portal's API, as a page shows it.

/** Why the service refused a field. */
export interface Issue {
  /** Names joined by dots; empty for the request as a whole. */
  path: string;
  /** An English predicate, such as "must have at most 100 characters". */
  message: string;
}

export class ApiError extends Error {
  /** The service's code, or `network`. */
  readonly code: string;
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
  issues: readonly Issue[] = [];
  /** Quote it when asking for help. */
  requestId: string | undefined;

  constructor(code: string, status: number, message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
  }

  static async from(response: Response): Promise<ApiError> {
    const body: unknown = await response.json().catch(() => undefined);
    if (!isErrorBody(body)) return new ApiError('internal', response.status, response.statusText);
    const error = new ApiError(body.error.code, response.status, body.error.message);
    error.issues = body.error.issues ?? [];
    error.requestId = body.error.request_id;
    return error;
  }
}

interface ErrorBody {
  error: { code: string; message: string; request_id?: string; issues?: Issue[] };
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  body instanceof Object && 'error' in body && body.error instanceof Object && 'code' in body.error;
