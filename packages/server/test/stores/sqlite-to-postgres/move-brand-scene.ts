// A store with all brand data: figures, findings, plans, scans at every stage and notifications.

import { changeFindingState } from '../../../src/claims/index.ts';
import { systemClock, systemIds } from '../../../src/kernel/clock.ts';
import { createEventHandler } from '../../../src/notifications/handle-events.ts';
import { countingFor } from '../../../src/plans/index.ts';
import { scanEnding } from '../../../src/scans/index.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { makeTarget } from '../../notifications/facts.ts';
import { answers, engineThat, scanScene } from '../../scans/scan-scene.ts';
import { answerScene, DAY, START } from '../../support/answer-scene.ts';

/** The tables that the scene fills. Other tests cover the tables of visitors. */
export const BRAND_TABLES = [
  ...['tenants', 'brands', 'brand_aliases', 'brand_facts', 'usage_counters', 'usage_reservations'],
  ...['notification_targets', 'notification_deliveries', 'brand_domains', 'brand_profiles', 'brand_answers'],
  ...[
    'answers',
    'visibility_daily',
    'citation_daily',
    'prompt_weeks',
    'prompt_entity_weeks',
    'prompt_blocks',
    'prompt_entity_blocks',
    'prompt_results',
    'prompt_gaps',
    'listed_answers',
    'own_page_daily',
  ],
  ...[
    'visibility_totals',
    'scan_figures',
    'findings',
    'finding_daily',
    'finding_places',
    'finding_sources',
    'finding_changes',
    'scan_jobs',
    'scan_failures',
  ],
];

export async function playBrands(stores: Stores): Promise<void> {
  const scene = await answerScene(stores);
  const { tenantId, brandId, recorder, answerOf, promptIds } = scene;
  await makeTarget(stores, { id: brandId, tenantId });
  await stores.plans.addExtraPrompts(tenantId, 7);
  const texts = [
    'Acme is great. The D-100 costs $999 [1].',
    'Radix is best; the D-200 weighs 50 kg.',
    'Nobody knows. 電話',
  ];
  const scanId = systemIds.random();
  for (const [index, text] of texts.entries()) {
    const cited = [`https://news.example/${index}`, 'https://acme.example/desks'];
    const citations = cited.map((url) => ({ url, kind: 'cited' as const }));
    const place = { promptId: promptIds[index % promptIds.length] ?? '', askedAt: START + index * DAY };
    await recorder.recordAnswer(answerOf({ ...place, scanId, text, citations }));
  }
  await recorder.finishScan({ tenantId, brandId, scanId });
  const [finding] = await stores.findings.listFindings({ brandId });
  await changeFindingState(scene.deps)(finding?.id ?? '', 'dismiss', { reason: 'minor', note: 'Not now.' });
  await stores.answers.eraseAnswers(START + 1, 10);
  await playScans(stores);
  await stores.facts.handleEvents(100, createEventHandler({ clock: systemClock, ids: systemIds }));
}

/** One finished scan, and one running scan with a failure. */
async function playScans(stores: Stores): Promise<void> {
  const scene = await scanScene(stores);
  const engines = [engineThat('one', answers)];
  const { jobId: over } = await scene.start(engines);
  await stores.scans.endScan(over, scanEnding(true), Date.now(), countingFor);
  const { jobId: running } = await scene.start(engines);
  await stores.scans.recordFailures(running, [
    {
      promptId: scene.promptIds[0] ?? '',
      market: 'US',
      engine: 'one',
      kind: 'permanent',
      code: 'refused',
      message: 'no',
      tries: 1,
      at: Date.now(),
    },
  ]);
}
