import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';

let here: Workplace;
beforeAll(() => {
  here = makeWorkplace();
});
afterAll(() => here.remove());

const UUID = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const INSTALL_ID = expect.stringMatching(/^svc_pub_[0-9a-f]{32}$/);
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('demo', () => {
  it(
    'creates one demo brand, even when called repeatedly and in parallel',
    async () => {
      // Each of the two reads all answers, because neither sees those that the other stores.
      const inProcess = async () => JSON.parse((await here.runProcess(['demo', '--json'])).stdout);
      const documents = await Promise.all([inProcess(), here.runJson('demo')]);
      const [first] = documents;
      expect(first).toEqual({
        tenant_id: UUID,
        brand_id: UUID,
        install_id: INSTALL_ID,
        endpoint: `http://127.0.0.1:8787/api/v1/events/collect/${first?.install_id}`,
        connection_id: UUID,
        event_handle: 'booking_confirmed',
        token: expect.stringMatching(/^svc_pat_[0-9A-Za-z]{32}$/),
      });
      const again = await here.runJson('demo');
      expect([...documents, again].map((document) => ({ ...document, token: first.token }))).toEqual(
        Array.from({ length: 3 }, () => first),
      );
      const { connections } = await here.runJson('connection', 'list');
      expect(connections).toMatchObject([{ connection_id: first.connection_id, install_id: first.install_id }]);
      const { brands } = await here.runJson('brand', 'list');
      expect(brands).toMatchObject([{ brand_id: first?.brand_id, tenant_id: first?.tenant_id }]);
      const { installs } = await here.runJson('install', 'list');
      expect(installs).toMatchObject([{ install_id: first?.install_id, brand_id: first?.brand_id, active: true }]);
    },
    PROCESS_TEST_MS,
  );
});

describe('brand', () => {
  it('create adds a tenant unless one is named', async () => {
    const acme = await here.runJson(
      'brand',
      'create',
      '--name',
      ' Acme ',
      '--domain',
      'ACME.Example',
      '--alias',
      'A',
      '--alias',
      'B',
    );
    expect(acme).toEqual({
      brand_id: UUID,
      tenant_id: UUID,
      name: 'Acme',
      domain: 'acme.example',
      aliases: ['A', 'B'],
      created_at: TIME,
    });
    const tenant = String(acme.tenant_id);
    const other = await here.runJson(
      'brand',
      'create',
      '--name',
      'Other',
      '--domain',
      'bücher.example',
      '--tenant',
      tenant,
      '--plan',
      'protect',
    );
    expect(other).toMatchObject({ tenant_id: tenant, domain: 'xn--bcher-kva.example', aliases: [] });
    const { brands } = await here.runJson('brand', 'list', '--tenant', tenant);
    expect(brands).toEqual([acme, other]);
  });

  it('update changes only the named fields', async () => {
    const made = await here.runJson('brand', 'create', '--name', 'Old', '--domain', 'old.example', '--alias', 'O');
    const id = String(made.brand_id);
    expect(await here.runJson('brand', 'update', id, '--name', 'New')).toEqual({ ...made, name: 'New' });
    expect(await here.runJson('brand', 'update', id, '--no-alias')).toEqual({ ...made, name: 'New', aliases: [] });
  });
});

describe('install', () => {
  it('create normalizes origins and shows the endpoint', async () => {
    const { brand_id: brand } = await here.runJson('brand', 'create', '--name', 'Shop', '--domain', 'shop.example');
    const args = ['--brand', String(brand), '--mode', 'shadow', '--public-url', 'https://events.example'];
    const origins = ['--reporting-origin', 'https://Shop.Example/', '--reporting-origin', 'https://shop.example'];
    const made = await here.runJson(
      'install',
      'create',
      ...args,
      ...origins,
      '--allowed-origin',
      'https://pay.example:8443',
    );
    expect(made).toEqual({
      install_id: INSTALL_ID,
      endpoint: `https://events.example/api/v1/events/collect/${made.install_id}`,
      brand_id: brand,
      name: null,
      mode: 'shadow',
      active: true,
      referral_exclusions: [],
      reporting_origins: ['https://shop.example'],
      allowed_origins: ['https://pay.example:8443'],
      created_at: TIME,
    });
  });

  it('update changes only the named fields', async () => {
    const { brand_id: brand } = await here.runJson('brand', 'create', '--name', 'Shop', '--domain', 'shop.example');
    const made = await here.runJson(
      'install',
      'create',
      '--brand',
      String(brand),
      '--reporting-origin',
      'https://a.example',
    );
    const id = String(made.install_id);
    expect(made).toMatchObject({ mode: 'measurement', allowed_origins: null });
    const paused = await here.runJson('install', 'update', id, '--active', 'false', '--revoke-sessions');
    expect(paused).toEqual({ ...made, active: false });
    const opened = await here.runJson('install', 'update', id, '--active', 'true', '--no-reporting-origin');
    expect(opened).toEqual({ ...made, reporting_origins: null });
    const listed = await here.runJson('install', 'list', '--brand', String(brand));
    expect(listed).toEqual({ installs: [opened] });
  });

  it('has a name, which can be changed and removed', async () => {
    const { brand_id: brand } = await here.runJson('brand', 'create', '--name', 'Shop', '--domain', 'shop.example');
    const made = await here.runJson('install', 'create', '--brand', String(brand), '--name', ' Main site ');
    expect(made).toMatchObject({ name: 'Main site' });
    const update = (...change: string[]) => here.runJson('install', 'update', String(made.install_id), ...change);
    expect(await update('--name', 'Shop')).toEqual({ ...made, name: 'Shop' });
    expect((await here.run('install', 'list', '--brand', String(brand))).stdout).toContain('measurement  Shop\n');
    expect(await update('--no-name')).toEqual({ ...made, name: null });
    expect(await here.run('install', 'update', String(made.install_id), '--name', 'a\u202eb')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('must be one line'),
    });
  });

  it('stores referral exclusions as normalized hosts', async () => {
    const { brand_id: brand } = await here.runJson('brand', 'create', '--name', 'Shop', '--domain', 'shop.example');
    const args = ['install', 'create', '--brand', String(brand)];
    const made = await here.runJson(
      ...args,
      '--referral-exclusion',
      'Pay.Example',
      '--referral-exclusion',
      'id.example',
    );
    expect(made).toMatchObject({ referral_exclusions: ['pay.example', 'id.example'] });
    const update = (...change: string[]) => here.runJson('install', 'update', String(made.install_id), ...change);
    expect(await update('--active', 'true')).toEqual(made);
    expect(await update('--referral-exclusion', 'bank.example')).toEqual({
      ...made,
      referral_exclusions: ['bank.example'],
    });
    expect(await update('--no-referral-exclusion')).toEqual({ ...made, referral_exclusions: [] });
    expect(await here.run(...args, '--referral-exclusion', 'https://pay.example/')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('the host "https://pay.example/" must be a bare host'),
    });
  });

  it('create accepts loopback http origins only with --dev', async () => {
    const { brand_id: brand } = await here.runJson('brand', 'create', '--name', 'Shop', '--domain', 'shop.example');
    const args = ['install', 'create', '--brand', String(brand), '--reporting-origin', 'http://localhost:8788'];
    expect((await here.run(...args)).code).toBe(2);
    expect(await here.runJson(...args, '--dev')).toMatchObject({ reporting_origins: ['http://localhost:8788'] });
  });
});
