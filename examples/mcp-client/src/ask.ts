// The requests that both programs send once they are connected.
import type { Client } from '@modelcontextprotocol/client';

/** Prints the tools and the result of `verify_brand_claim`; a failed tool makes the program fail. */
export async function ask(client: Client, brand: string, claim: string): Promise<void> {
  const { tools } = await client.listTools();
  console.log(`tools: ${tools.map(({ name }) => name).join(', ')}`);
  const answer = await client.callTool({ name: 'verify_brand_claim', arguments: { brand, claim } });
  console.log(JSON.stringify(answer.structuredContent));
  if (answer.isError) process.exitCode = 1;
}
