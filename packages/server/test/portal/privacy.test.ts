// Privacy in the portal: retention, the export and the erasure of one visitor (decisions 12).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeInstall, visit } from '../stores/records.ts';
import { ENGINES, openSignInScene, type Person, type SignInScene } from '../support/sign-in-scene.ts';

describe.each(ENGINES)('privacy in the portal, over %s', (engine) => {
  let scene: SignInScene;
  let owner: Person;
  let brandId: string;
  let visitorId: string;
  beforeAll(async () => {
    scene = await openSignInScene(engine);
    const { stores } = scene.here;
    const install = await makeInstall(stores);
    brandId = install.brandId;
    owner = await scene.person((await stores.brands.findBrand(brandId))?.tenantId ?? '', 'owner');
    visitorId = `svc_v_${randomUUID()}`;
    await stores.collect.recordVisit(visit(install, { visitorId }));
  }, 120_000);
  afterAll(() => scene[Symbol.asyncDispose]());

  const path = (rest = '') => `/brands/${brandId}/privacy${rest}`;
  const post = (what: string, id: string) => owner.portal('POST', path(`/${what}`), { visitor_id: id });

  it('shows how long records are kept', async () => {
    expect(await (await owner.portal('GET', path())).json()).toMatchObject({
      retention_days: { visits: 395, actions: 395, events: 1095, answers: 395 },
    });
  });

  it('exports and erases a visitor’s data, and reports the counts', async () => {
    expect(await (await post('export', visitorId)).json()).toMatchObject({
      visitor_id: visitorId,
      is_complete: true,
      records: [{ kind: 'visit', visitor_id: visitorId, page: 'https://shop.example/boots' }],
    });
    expect(await (await post('erase', visitorId)).json()).toEqual({ visits: 1, actions: 0, events: 0 });
    expect(await (await post('export', visitorId)).json()).toMatchObject({ records: [] });
  });

  it('refuses an invalid visitor ID', async () => {
    for (const what of ['export', 'erase']) expect((await post(what, 'Ada')).status).toBe(422);
  });
});
