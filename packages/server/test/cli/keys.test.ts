// `token` and `connection` (decisions 4, 5, 12), and their effect on a serving process.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EventRequest, eventRequest, signed } from '../support/event-requests.ts';
import { sendTo, startTestService, type TestService } from '../support/service.ts';
import { type Document, makeWorkplace, type Workplace } from './command.ts';

let here: Workplace;
let service: TestService;
beforeAll(async () => {
  here = makeWorkplace();
  service = await startTestService({ settings: { store: `sqlite:${here.path}` } });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await here.remove();
});

const UUID = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

async function site() {
  const brand = await here.runJson('brand', 'create', '--name', 'Shop', '--domain', 'shop.example');
  const install = await here.runJson('install', 'create', '--brand', String(brand.brand_id));
  return { tenant: String(brand.tenant_id), brand: String(brand.brand_id), install: String(install.install_id) };
}

const makeToken = (tenant: string, ...args: string[]): Promise<Document> =>
  here.runJson('token', 'create', '--tenant', tenant, '--name', 'Back end', ...args);
const connect = (install: string, ...args: string[]): Promise<Document> =>
  here.runJson('connection', 'create', '--install', install, '--handle', 'booking_confirmed', ...args);
const send = async (request: EventRequest) => {
  const answer = await sendTo(service.url, request);
  const { error } = await answer.json();
  return [answer.status, error?.code];
};

describe('token', () => {
  it('create shows the secret and list never does', async () => {
    const { tenant, brand } = await site();
    const made = await makeToken(
      tenant,
      '--scope',
      'read',
      '--scope',
      'write',
      '--brand',
      brand,
      '--expires',
      '2999-01-01',
    );
    const shown = {
      token_id: UUID,
      tenant_id: tenant,
      name: 'Back end',
      scopes: ['read', 'write'],
      brand_ids: [brand],
      demo: false,
      created_at: TIME,
      expires_at: '2999-01-01T00:00:00.000Z',
      revoked_at: null,
      last_used_on: null,
    };
    expect(made).toEqual({ ...shown, token: expect.stringMatching(/^svc_pat_[0-9A-Za-z]{32}$/) });
    const listed = await here.run('token', 'list', '--tenant', tenant, '--json');
    expect(JSON.parse(listed.stdout)).toEqual({ tokens: [shown] });
    expect(listed.stdout).not.toContain(String(made.token));
  });

  it('create accepts several scopes after one option', async () => {
    const { tenant } = await site();
    expect(await makeToken(tenant, '--scope', 'read', 'write')).toMatchObject({ scopes: ['read', 'write'] });
  });

  it('create issues a read-only demo key', async () => {
    const { tenant } = await site();
    const made = await makeToken(tenant, '--scope', 'read', '--demo');
    expect(made).toMatchObject({ demo: true, token: expect.stringMatching(/^svc_pat_demo_[0-9A-Za-z]{27}$/) });
  });

  it('revoke returns when every server rejects the key', async () => {
    const { tenant, install } = await site();
    await connect(install);
    const { token, token_id } = await makeToken(tenant, '--scope', 'write');
    expect(await send(eventRequest(install, String(token)))).toEqual([202, undefined]);
    const revoked = await here.runJson('token', 'revoke', String(token_id));
    expect(await send(eventRequest(install, String(token)))).toEqual([401, 'unauthorized']);
    expect(revoked).toMatchObject({ token_id, revoked_at: TIME });
    expect(await here.runJson('token', 'revoke', String(token_id))).toEqual(revoked);
  });

  it.each([
    [['--scope', 'admin'], 2, /Allowed choices are read, write/],
    [[], 2, /--scope/],
    [['--scope', 'write', '--demo'], 2, /A demo token is read-only/],
    [['--scope', 'write', '--expires', '2020-01-01'], 2, /expiry must be in the future/],
    [['--scope', 'write', '--expires', 'soon'], 2, /must be a date/],
    [['--scope', 'write', '--brand', 'nothing'], 1, /The tenant has no brand nothing/],
  ])('create %j exits with %i', async (args, code, says) => {
    const { tenant } = await site();
    const ended = await here.run('token', 'create', '--tenant', tenant, '--name', 'x', ...args);
    expect([ended.code, ended.stdout]).toEqual([code, '']);
    expect(ended.stderr).toMatch(says);
  });

  it('fails for an unknown tenant or key ID', async () => {
    const unknown = ['token', 'create', '--tenant', 'nobody', '--name', 'x', '--scope', 'read'];
    expect(await here.run(...unknown)).toMatchObject({
      code: 1,
      stderr: 'no such tenant: nobody\nList them: service brand list\n',
    });
    expect(await here.run('token', 'revoke', 'none')).toMatchObject({
      code: 1,
      stderr: 'no such token: none\nList them: service token list\n',
    });
  });
});

describe('connection', () => {
  it.each(['a\nb', 'a\u001b[2Jb', 'a\u009bb'])('create rejects the unprintable handle %j', async (handle) => {
    const { install } = await site();
    const { code, stderr } = await here.run('connection', 'create', '--install', install, '--handle', handle);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('must be one line') });
  });

  it('create prints the connection without a secret', async () => {
    const { brand, install } = await site();
    const made = await connect(install, '--handle', 'refund', '--preconfigured', 'signup', '--reversals');
    expect(made).toEqual({
      connection_id: UUID,
      signing_secret: null,
      install_id: install,
      brand_id: brand,
      handles: ['booking_confirmed', 'refund'],
      preconfigured: 'signup',
      reversals: true,
      signing_secrets: 0,
      created_at: TIME,
    });
    const { signing_secret: _none, ...listed } = made;
    expect(await here.runJson('connection', 'list', '--install', install)).toEqual({ connections: [listed] });
  });

  it('create suggests an API key, except for signed connections', async () => {
    const { tenant, install } = await site();
    const made = await here.run('connection', 'create', '--install', install, '--handle', 'x');
    expect(made.stdout).toContain(`\nNext: service token create --tenant ${tenant} --name backend --scope write\n`);
    const other = await site();
    const signed = await here.run('connection', 'create', '--install', other.install, '--handle', 'x', '--signed');
    expect(signed.stdout).not.toContain('Next:');
  });

  it.each([
    [[], 'to change it, run: service connection update ID --handle HANDLE'],
    [['--signed'], 'to create a signing secret for it, run: service connection update ID --rotate-secret'],
  ])('create %j names the existing connection and the command to change it', async (options, next) => {
    const { install } = await site();
    const { connection_id: id } = await connect(install);
    const second = await here.run('connection', 'create', '--install', install, '--handle', 'x', ...options);
    expect(second).toMatchObject({
      code: 1,
      stderr: `install ${install} already has connection ${id}; ${next.replace('ID', String(id))}\n`,
    });
  });

  it('update returns when every server applies the change', async () => {
    const { tenant, install } = await site();
    const { token } = await makeToken(tenant, '--scope', 'write');
    const made = await connect(install, '--preconfigured', 'signup');
    const id = String(made.connection_id);
    const refund = () => eventRequest(id, String(token), { body: { event_handle: 'refund', status: 'reversed' } });
    expect(await send(refund())).toEqual([422, 'event_handle_not_allowed']);
    const changed = await here.runJson('connection', 'update', id, '--handle', 'refund');
    expect(await send(refund())).toEqual([422, 'status_not_allowed']);
    expect(changed).toEqual({ ...made, handles: ['refund'] });
    await here.runJson('connection', 'update', id, '--reversals', 'true', '--no-preconfigured');
    expect(await send(refund())).toEqual([202, undefined]);
    const { connections } = await here.runJson('connection', 'list', '--install', install);
    expect(connections).toMatchObject([{ handles: ['refund'], reversals: true, preconfigured: null }]);
  });

  it('secrets rotate without downtime', async () => {
    const { install } = await site();
    const { connection_id, signing_secret: first } = await connect(install, '--signed');
    const id = String(connection_id);
    const sign = (secret: unknown) =>
      send(
        signed(eventRequest(id, undefined, { headers: { 'webhook-id': randomUUID() } }), String(secret), Date.now()),
      );
    expect(first).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await sign(first)).toEqual([202, undefined]);
    const { signing_secret: second } = await here.runJson('connection', 'update', id, '--rotate-secret');
    expect(second).not.toBe(first);
    expect([await sign(first), await sign(second)]).toEqual([
      [202, undefined],
      [202, undefined],
    ]);
    const dropped = await here.runJson('connection', 'update', id, '--drop-old-secrets');
    expect(dropped).toMatchObject({ signing_secret: null, signing_secrets: 1 });
    expect([await sign(first), await sign(second)]).toEqual([
      [401, 'unauthorized'],
      [202, undefined],
    ]);
  });

  it.each([
    [['create', '--install', 'nothing', '--handle', 'x'], 1, 'no such install: nothing'],
    [['create', '--install', 'nothing'], 2, '--handle'],
    [['create', '--install', 'nothing', '--handle', ''], 2, 'must have 1 to 255 characters'],
    [['update', randomUUID()], 2, 'Specify what to change'],
    [['update', randomUUID(), '--reversals', 'true'], 1, 'no such connection: '],
    [['update', randomUUID(), '--reversals', 'perhaps'], 2, 'must be true or false'],
  ])('%j exits with %i', async (args, code, says) => {
    const ended = await here.run('connection', ...args);
    expect([ended.code, ended.stdout, ended.stderr]).toEqual([code, '', expect.stringContaining(says)]);
  });
});

describe('export events', () => {
  it('prints each event on one line with flat fields', async () => {
    const { tenant, install } = await site();
    const { connection_id } = await connect(install);
    const { token } = await makeToken(tenant, '--scope', 'write');
    const request = eventRequest(install, String(token), {
      body: { event_id: 'b-1', occurred_at: '2026-01-31T09:00:00+01:00' },
    });
    const accepted = await (await sendTo(service.url, request)).json();
    await send(
      eventRequest(install, String(token), { body: { event_id: 'b-2', attribution: undefined, status: 'test' } }),
    );
    const printed = await here.run('export', 'events', '--install', install);
    const lines = printed.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      {
        kind: 'event',
        install_id: install,
        visitor_id: 'svc_v_abcdefghijkl',
        delivery_id: request.headers['webhook-id'],
        received_at: TIME,
        receipt_id: accepted.receipt_id,
        connection_id,
        spec_version: '1.0',
        event_id: 'b-1',
        event_handle: 'booking_confirmed',
        occurred_at: '2026-01-31T09:00:00+01:00',
        subject: { type: 'booking', id: '4711' },
        attribution: { visitor_id: 'svc_v_abcdefghijkl' },
        status: 'confirmed',
      },
      expect.objectContaining({ event_id: 'b-2', status: 'test', visitor_id: null, attribution: null }),
    ]);
    expect(await here.run('export', 'events', '--install', install, '--since', '2999-01-01')).toMatchObject({
      stdout: '',
    });
  });
});
