// The contents of the logs, and data that they never contain (decisions 12 "Privacy").
import { expect, it } from 'vitest';
import { UnavailableError } from '../../src/kernel/domain-error.ts';
import { takeLeaks } from '../support/log-canaries.ts';
import { VISITOR } from '../support/requests.ts';
import { openScene, sharedScene } from '../support/scene.ts';

const scene = await sharedScene();
const ADDRESS = '203.0.113.77';
const from = { remoteAddress: ADDRESS };

it('requests that are served or refused leave no line', async () => {
  const install = await scene.install();
  const token = await scene.token(install, from);
  await scene.action(install, token, from);
  await scene.action(install, 'svc_ses_forged', from);
  await scene.session(install, { ...from, payload: '{' });
  await scene.session(install, { ...from, headers: { origin: 'null' } });
  await scene.inject({ method: 'GET', url: '/nope' });
  expect(scene.logs).toEqual([]);
});

it('a fault is logged without token, visitor, body, query or address', async () => {
  const secret = { token: '' };
  const store = {
    recordVisit: () => Promise.reject(new UnavailableError('the disk is full')),
    recordAction: () => {
      const cause = Object.assign(new Error(`insert failed for ${secret.token}`), { parameters: [VISITOR] });
      return Promise.reject(new Error('no luck', { cause }));
    },
  };
  await using broken = await openScene({ shared: scene.stores, store });
  const install = await broken.install();
  secret.token = await scene.token(install, from);
  await broken.session(install, from);
  broken.clock.pass(1000);
  await broken.action(install, secret.token, { ...from, body: { properties: { plan: 'very-private' } } });
  expect(takeLeaks()).toEqual([expect.stringContaining('second net has removed')]);
  const text = broken.logs.join('');
  expect(broken.logs).toHaveLength(2);
  expect(text).toContain('insert failed for svc_ses_[redacted]');
  for (const found of [secret.token, VISITOR, ADDRESS, 'very-private', 'Bearer', 'shop.example']) {
    expect(text).not.toContain(found);
  }
});
