// A file that a portal route returns, such as a CSV.
import type { FastifyReply } from 'fastify';

export class Download {
  readonly #file: { name: string; type: string; text: string };

  constructor(file: { name: string; type: string; text: string }) {
    this.#file = file;
  }

  send(reply: FastifyReply): FastifyReply {
    const { name, type, text } = this.#file;
    return reply
      .type(`${type}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`)
      .send(text);
  }
}
