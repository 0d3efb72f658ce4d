// Three questions about a brand in Germany, each answered from tool results.
import type { Client } from '@modelcontextprotocol/client';
import { confirmationHint, describeFindings, firstToFix, howToFix, howVisible, priceOf } from './answers.ts';
import type { ClaimToFix, Verdict, Visibility } from './results.ts';

export interface Call {
  name: string;
  arguments: Record<string, unknown>;
  result: object;
}

export interface Exchange {
  question: string;
  calls: Call[];
  answer: string;
}

const MARKET = 'DE';

/** @param mayPay whether to request a fix that costs money */
export async function askQuestions(client: Client, brand: string, mayPay: boolean): Promise<Exchange[]> {
  const ask = createAsking(client);
  const visible = await ask<Visibility>('get_brand_overview', {
    brand,
    market: MARKET,
    sections: ['figures', 'competitors'],
  });
  const wrong = await ask<ClaimToFix>('get_brand_overview', {
    brand,
    market: MARKET,
    sections: ['open_findings', 'findings'],
  });
  return [
    {
      question: 'How visible are we in Germany, and who is ahead?',
      calls: [visible.call],
      answer: howVisible(visible.result),
    },
    { question: 'What do answers get wrong there?', calls: [wrong.call], answer: describeFindings(wrong.result) },
    { question: 'What should we fix first, and how?', ...(await fixFirst(ask, { brand, mayPay }, wrong.result)) },
  ];
}

type Asking = ReturnType<typeof createAsking>;

/** Gets the price before it requests the fix, which may cost money. */
async function fixFirst(
  ask: Asking,
  { brand, mayPay }: { brand: string; mayPay: boolean },
  wrong: ClaimToFix,
): Promise<Omit<Exchange, 'question'>> {
  const finding = firstToFix(wrong);
  if (!finding) return { calls: [], answer: 'Nothing.' };
  const price = await ask<Verdict>('verify_brand_claim', { brand, finding: finding.id });
  if (priceOf(price.result) > 0 && !mayPay)
    return { calls: [price.call], answer: confirmationHint(finding, price.result) };
  const fix = await ask<Verdict>('verify_brand_claim', { brand, finding: finding.id, prescribe: true });
  return { calls: [price.call, fix.call], answer: howToFix(finding, price.result, fix.result) };
}

const createAsking =
  (client: Client) =>
  async <Result extends object>(name: string, args: Record<string, unknown>) => {
    const { structuredContent = {}, isError } = await client.callTool({ name, arguments: args });
    if (isError) throw new Error(`${name}: ${JSON.stringify(structuredContent)}`);
    const result = structuredContent as Result;
    return { result, call: { name, arguments: args, result } };
  };
