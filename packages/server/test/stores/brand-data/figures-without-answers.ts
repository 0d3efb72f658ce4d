// All reads of a brand, before and after its answers table is dropped: a statement that uses the table fails.
import { countOpenFindings, listFindings, listSeenFindings, readFinding } from '../../../src/claims/index.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { listPrompts, readDiscoverability, readOverview } from '../../../src/visibility/index.ts';
import { answerScene } from '../../support/answer-scene.ts';

export async function figuresWithoutAnswers(stores: Stores, run: (statement: string) => Promise<unknown>) {
  const { deps, brandId, recorder, answerOf } = await answerScene(stores);
  await recorder.recordAnswer(answerOf({ text: 'Acme and Radix. The D-100 costs $999. See https://blog.example/a.' }));
  const period = { since: '2026-03-01', until: '2026-03-31' };
  const parts = ['figures', 'breakdown', 'competitors', 'trend'] as const;
  const read = async () => {
    const findings = await listFindings(deps)({ brandId });
    return {
      overview: await readOverview(deps)({ brandId, ...period, parts }),
      sku: await readOverview(deps)({ brandId, ...period, sku: 'D-100', market: 'US', engine: 'one', parts }),
      discoverability: await readDiscoverability(deps)({ brandId, ...period }),
      prompts: await listPrompts(deps)({ brandId }),
      findings: await Promise.all(findings.map(({ id }) => readFinding(deps)(id))),
      seen: await listSeenFindings(deps)({ brandId, ...period, limit: 20 }),
      open: await countOpenFindings(deps)({ brandId, ...period }),
    };
  };
  const before = await read();
  await run('drop table answers');
  return { before, after: await read() };
}
