// The baseline of every figure: a bare Fastify route that parses the same body, answers 202 and stores nothing.
import { fastify } from 'fastify';

const app = fastify({ logger: false });
app.post('/*', async (_request, reply) => {
  reply.code(202);
  return { accepted: true, mode: 'measurement' };
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ url }));
process.once('SIGTERM', () => process.exit(0));
