// Reads server-sent events as a browser does.

export interface SentEvent {
  event: string;
  /** The position from which a browser would continue. */
  id: string;
  data: unknown;
}

export interface EventReader extends AsyncDisposable {
  /** The next event of this name; others are skipped. Rejects if the stream ends first. */
  next(event: string): Promise<SentEvent>;
  /** Resolves when the server ends the stream. */
  ended(): Promise<void>;
}

export function readEvents({ body }: Response): EventReader {
  if (body === null) throw new Error('there is no stream');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let id = '';

  async function nextBlock(): Promise<string | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        return block;
      }
      const { done, value } = await reader.read().catch(() => ({ done: true as const, value: undefined }));
      if (done) return undefined;
      text += value;
    }
  }

  function parse(block: string): SentEvent {
    const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
    id = fields.get('id') ?? id;
    return { event: fields.get('event') ?? '', id, data: JSON.parse(fields.get('data') ?? 'null') };
  }

  return {
    async next(event) {
      for (;;) {
        const block = await nextBlock();
        if (block === undefined) throw new Error(`the stream ended before ${event}`);
        const sent = parse(block);
        if (sent.event === event) return sent;
      }
    },
    async ended() {
      while ((await nextBlock()) !== undefined);
    },
    async [Symbol.asyncDispose]() {
      await reader.cancel().catch(() => {});
    },
  };
}
