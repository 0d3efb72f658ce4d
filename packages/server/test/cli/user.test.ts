// `user add|list|remove` (decisions 5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorkplace, type Workplace } from './command.ts';

let here: Workplace;
let tenant: string;
beforeAll(async () => {
  here = makeWorkplace();
  tenant = String((await here.runJson('brand', 'create', '--name', 'Shop', '--domain', 'shop.example')).tenant_id);
});
afterAll(() => here.remove());

const add = (email: string, role: string, to = tenant) =>
  here.runJson('user', 'add', '--tenant', to, '--email', email, '--role', role);

describe('user', () => {
  it('add, list and remove ignore the case of the address', async () => {
    const added = await add('Ada@Shop.example', 'owner');
    expect(added).toEqual({
      user_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      tenant_id: tenant,
      email: 'ada@shop.example',
      role: 'owner',
      signed_in: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(await here.runJson('user', 'list')).toEqual({ users: [added] });
    expect(await add('ada@shop.example', 'member')).toEqual({ ...added, role: 'member' });
    const removed = await here.runJson('user', 'remove', '--tenant', tenant, '--email', 'ADA@shop.example');
    expect(removed).toEqual({ tenant_id: tenant, email: 'ada@shop.example', removed: true });
    expect(await here.runJson('user', 'list', '--tenant', tenant)).toEqual({ users: [] });
  });

  it.each([
    [['add', '--email', 'nobody', '--role', 'owner'], 2, /email address is invalid/],
    [['add', '--email', 'a@b.example', '--role', 'admin'], 2, /Allowed choices are owner, member/],
    [['add', '--email', 'a@b.example'], 2, /--role/],
    [['remove', '--email', 'a@b.example'], 1, /a@b\.example is not a member of the tenant/],
  ])('%j exits with %i', async ([verb = '', ...args], code, says) => {
    const ended = await here.run('user', verb, '--tenant', tenant, ...args);
    expect([ended.code, ended.stdout]).toEqual([code, '']);
    expect(ended.stderr).toMatch(says);
  });

  it('add fails for an unknown tenant', async () => {
    const ended = await here.run('user', 'add', '--tenant', 'none', '--email', 'a@b.example', '--role', 'owner');
    expect(ended).toMatchObject({ code: 1, stderr: 'no such tenant: none\nList them: service brand list\n' });
  });
});
