// Raw HTTP requests, each with its own ids, time-ordered like those of the SDK.
import { v7 as uuidV7 } from 'uuid';

/** Shared by every request of a connection. */
export interface RequestShape {
  /** `POST` if omitted. */
  method?: 'GET' | 'POST' | undefined;
  path: string;
  headers: Readonly<Record<string, string>>;
  /** The header that gets a new id in each request. */
  idHeader: string;
  /** Each `ID` in it is replaced by another new id. */
  body: string;
}

const ID_LENGTH = 36;
export const ID_MARK = 'ID';

/** Returns the text of one request after another. Bodies are ASCII. */
export function requestsOf(
  { method = 'POST', path, headers, idHeader, body }: RequestShape,
  host: string,
): () => string {
  const [before = '', ...rest] = body.split(ID_MARK);
  const length = body.length + rest.length * (ID_LENGTH - ID_MARK.length);
  const lines = Object.entries({ host, 'content-type': 'application/json', ...headers }).map(
    ([key, value]) => `${key}: ${value}\r\n`,
  );
  const head = `${method} ${path} HTTP/1.1\r\n${lines.join('')}content-length: ${length}\r\n${idHeader}: `;
  return () => {
    let text = before;
    for (const part of rest) text += uuidV7() + part;
    return `${head}${uuidV7()}\r\n\r\n${text}`;
  };
}
