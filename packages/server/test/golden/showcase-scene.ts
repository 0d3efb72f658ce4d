// The showcase with everything that its tool results can show: a late scan read by a judge, an engine that is no longer
// asked, answers given without a search, a dismissed finding, visits and orders. Also has the data that a test recounts
// from: the rows and the brand file.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { importBrand, numberedPrompts, readBrandFile, SHOWCASE_BRAND } from '../../src/brands/index.ts';
import { createWrongClaimReader } from '../../src/claims/index.ts';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { openShowcase } from '../../src/server/compose.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { type AnswerInput, createAnswerRecorder, type Judge, type Sentiment } from '../../src/visibility/index.ts';
import { addToken, type CallAnswer } from '../support/calls.ts';
import { addConnection, addKey, eventRequest } from '../support/event-requests.ts';
import { addInstall } from '../support/installs.ts';
import { actionRequest, sessionRequest, VISITOR } from '../support/requests.ts';
import { sendTo } from '../support/service.ts';
import { SHOWCASE_NOW, type ShowcaseService, startShowcase } from '../support/showcase.ts';
import { type BrandSheet, readBrandSheet } from './recount/brand-sheet.ts';
import { readAnswers, type Seen } from './recount/stored-answers.ts';

export const TODAY = '2026-11-28';
/** Dismissed by a user. */
export const DISMISSED = 'weight 9.8 kg';
/** The reports of the brand's site, all from today. */
export const REPORTED = { visits: 5, visitors: 2, actions: 3, confirmed: 4, reversed: 1 };
/** With a name spelled almost like the showcase, and with one of its domains. */
export const SISTER = { id: '5e0c0a5e-0000-4000-8000-0000000000ff', name: 'Fernhill', domain: 'fernhill.example' };
const SHARED_DOMAIN = 'fernhall-help.example';

export interface GoldenScene extends ShowcaseService {
  sheet: BrandSheet;
  /** Texts of prompts by id, in the order of the brand file. */
  texts: ReadonlyMap<string, string>;
  answers: Seen[];
  /** A tool over JSON-RPC; `secret`: another key. */
  call(name: string, args: object, secret?: string): Promise<CallAnswer>;
  /** Any other method. */
  ask(method: string, params: object): Promise<CallAnswer>;
  /** Returns the structured content; throws if the call is refused. */
  get(name: string, args: object): Promise<Record<string, unknown>>;
  /** Reads the rows again. */
  recount(): Seen[];
}

export async function openGoldenScene(): Promise<GoldenScene> {
  const showcase = await startShowcase();
  const { stores } = showcase.service;
  await addLateScan(stores);
  await putAside(stores);
  await addSister(stores);
  await report(showcase);
  return { ...showcase, ...readingOf(showcase), ...callsOf(showcase) };
}

function readingOf({ service: { settings }, ids: { brandId } }: ShowcaseService) {
  const sheet = readBrandSheet();
  const file = readBrandFile(JSON.stringify(sheet), 'the showcase');
  const texts = new Map(numberedPrompts(brandId, file).map(({ id, text }) => [id, text]));
  const recount = () => readAnswers(settings.store.replace('sqlite:', ''), brandId, sheet, texts);
  return { sheet, texts, recount, answers: recount() };
}

function callsOf({ service: { url }, secret: usual }: ShowcaseService) {
  const ask = async (method: string, params: object, secret = usual): Promise<CallAnswer> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    return z.any().parse(await (await fetch(`${url}/rpc`, { method: 'POST', headers, body })).json());
  };
  const call: GoldenScene['call'] = (name, args, secret) => ask('tools/call', { name, arguments: args }, secret);
  const get: GoldenScene['get'] = async (name, args) => {
    const { result, error } = await call(name, args);
    if (!result) throw new Error(`${name} ${JSON.stringify(args)}: ${error?.message}`);
    return result.structuredContent;
  };
  return { ask, call, get };
}

const DAY = 86_400_000;

const OPINIONS: readonly Sentiment[] = ['positive', 'unknown', 'negative', 'neutral', 'positive'];

/** A judge with its own verdicts, but none for some names. */
const JUDGE: Judge = {
  method: 'judge:test',
  judge: async ({ mentions }) => mentions.map((_, index) => OPINIONS[index % OPINIONS.length] ?? 'unknown'),
};

/** Two days before the newest, in the same week, but recorded later. */
async function addLateScan(stores: Stores): Promise<void> {
  const { tenantId, brandId } = SHOWCASE_BRAND;
  const showcase = await openShowcase();
  const prompts = numberedPrompts(brandId, readBrandFile(showcase.brandFile(), 'the showcase'));
  const scanId = randomUUID();
  const recorded = showcase.week(1).filter(({ engine, market }) => isAskedLate(engine, market));
  const deps = { ...stores, clock: systemClock, ids: systemIds, readWrongClaims: createWrongClaimReader() };
  const recorder = createAnswerRecorder({ ...deps, judge: JUDGE });
  const inputs = recorded.map(({ engine, market, prompt, text, model, citations }, index): AnswerInput => {
    const isFormer = engine === 'gemini';
    return {
      tenantId,
      brandId,
      scanId,
      market,
      text,
      model,
      // Some engines return no list: then the links in the text count.
      citations: index % 5 === 0 ? [] : citations,
      promptId: prompts.find((one) => one.text === prompt && one.market === market)?.id ?? '',
      engine: isFormer ? 'bing' : engine,
      language: prompts.find((one) => one.market === market)?.language ?? 'en',
      askedAt: SHOWCASE_NOW - 2 * DAY + index,
      searched: isFormer ? undefined : index % 3 !== 0,
    };
  });
  await recorder.recordAnswers(inputs);
  await recorder.finishScan({ tenantId, brandId, scanId });
}

const isAskedLate = (engine: string, market: string): boolean =>
  (engine === 'openai' && market !== 'UK') ||
  (engine === 'perplexity' && market === 'DE') ||
  (engine === 'gemini' && market === 'US');

async function putAside({ findings }: Stores): Promise<void> {
  const all = await findings.listFindings({ brandId: SHOWCASE_BRAND.brandId });
  const found = all.find(({ claimed }) => claimed === DISMISSED);
  await findings.changeFindingState(found?.id ?? '', ['open'], {
    at: SHOWCASE_NOW,
    state: 'dismissed',
    cause: 'person',
  });
}

const addSister = ({ brands }: Stores) =>
  brands.createBrand({ ...SISTER, tenantId: SHOWCASE_BRAND.tenantId, aliases: [SHARED_DOMAIN], createdAt: 1 });

/** A brand other than the showcase, of another tenant, and its key. */
export async function addBrandOfOwn(
  { stores, clock }: { stores: Stores; clock: ShowcaseService['clock'] },
  text: string,
  plan: 'free' | 'protect',
): Promise<{ tenantId: string; brandId: string; secret: string }> {
  const tenantId = randomUUID();
  await stores.tenants.createTenant({ id: tenantId, name: 'Own', plan, createdAt: 0 });
  const file = readBrandFile(text, 'brand.yaml');
  const { brand } = await importBrand({ ...stores, clock, ids: systemIds })({ file, tenantId });
  return { tenantId, brandId: brand.id, secret: await addToken({ stores, clock }, tenantId) };
}

/** Two visitors, one with many visits and an action; orders, one of them reversed. */
async function report({ service, clock }: ShowcaseService): Promise<void> {
  const { stores, url } = service;
  const install = await addInstall(stores, { brandId: SHOWCASE_BRAND.brandId });
  const visit = async (visitor: string): Promise<string> => {
    const answer = await sendTo(url, sessionRequest(install.id, { body: { service_visitor_id: visitor } }));
    return z.object({ session_token: z.string() }).parse(await answer.json()).session_token;
  };
  const token = await visit(VISITOR);
  for (const visitor of [VISITOR, VISITOR, VISITOR, `${VISITOR}2`]) await visit(visitor);
  for (let action = 0; action < 3; action++) await sendTo(url, actionRequest(install.id, token));
  await addConnection(stores, { installId: install.id, reversals: true });
  const { secret } = await addKey({ stores, clock }, install);
  const order = async (id: string, status: string) => {
    const body = { status, subject: { type: 'order', id }, occurred_at: new Date(clock.now()).toISOString() };
    const answer = await sendTo(url, eventRequest(install.id, secret, { body }));
    if (answer.status !== 202) throw new Error(await answer.text());
  };
  for (const id of ['1', '2', '3', '4']) await order(id, 'confirmed');
  await order('4', 'reversed');
}
