// `notification add|list|enable|remove|test|parked|replay` (decisions 10).
import { type Command, Option } from 'commander';
import { DomainError } from '../../kernel/domain-error.ts';
import {
  addTarget,
  hostOf,
  NOTIFIED_KINDS,
  type NotifiedKind,
  type ParkedDelivery,
  replayParked,
  sendTest,
  type Target,
} from '../../notifications/index.ts';
import { openSender } from '../../server/compose.ts';
import { brandIdIn, brandIdOf } from '../brand-id.ts';
import { UsageError } from '../exit-code.ts';
import { listing } from '../listing.ts';
import { withOptions } from '../setting-options.ts';
import { type Answer, commandLine, fieldList, printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';

interface AddOptions extends Record<string, unknown> {
  brand: string;
  webhook?: string;
  chat?: string;
  kind?: NotifiedKind[];
}

type BrandOptions = Record<string, unknown> & { brand?: string };
type ReplayOptions = Record<string, unknown> & { target?: string; delivery?: string };

const KINDS = new Option('--kind <kind...>', 'send only these (default: all)').choices(NOTIFIED_KINDS);

export function declareNotification(notification: Command, terminal: Terminal): void {
  withOptions(notification.command('add'), ['store', 'dev'])
    .description('notify a webhook or chat about a brand; the signing secret is shown once')
    .requiredOption('--brand <brand>', 'the brand, by id, name, alias or domain')
    .option('--webhook <url>', 'an https URL that receives signed JSON')
    .option('--chat <url>', 'a Slack incoming webhook, or one with the same format')
    .addOption(KINDS)
    .action(async (options: AddOptions) => printAnswer(terminal, await add(options)));
  withOptions(notification.command('list'), ['store'])
    .description('list targets, without their secrets')
    .option('--brand <brand>', 'only this brand, by id, name, alias or domain')
    .action(async (options: BrandOptions) => printAnswer(terminal, await list(options)));
  withOptions(notification.command('enable <id>'), ['store'])
    .description('enable a target that was disabled, for example after it answered 410')
    .action(async (id: string, options: Record<string, unknown>) => printAnswer(terminal, await enable(id, options)));
  withOptions(notification.command('remove <id>'), ['store'])
    .description('remove a target and its pending messages')
    .action(async (id: string, options: Record<string, unknown>) => printAnswer(terminal, await remove(id, options)));
  withOptions(notification.command('test <id>'), ['store', 'dev'])
    .description('send a test message now')
    .action(async (id: string, options: Record<string, unknown>) => printAnswer(terminal, await test(id, options)));
  withOptions(notification.command('parked'), ['store'])
    .description('list messages that were not delivered within 24 hours, or whose target is disabled')
    .option('--brand <brand>', 'only this brand, by id, name, alias or domain')
    .action(async (options: BrandOptions) => printAnswer(terminal, await parked(options)));
  withOptions(notification.command('replay'), ['store'])
    .description('retry parked messages for another 24 hours')
    .option('--target <id>', 'resend all messages of this target')
    .option('--delivery <id>', 'resend only this message')
    .action(async (options: ReplayOptions) => printAnswer(terminal, await replay(options)));
}

async function add({ brand, webhook, chat, kind: kinds, ...options }: AddOptions): Promise<Answer> {
  const url = webhook ?? chat;
  if (url === undefined || (webhook !== undefined && chat !== undefined)) {
    throw new UsageError('Specify one address: --webhook or --chat.');
  }
  const channel = webhook === undefined ? 'chat' : 'webhook';
  const target = await withStores(options, async (deps) => {
    const brandId = await brandIdOf(deps, brand);
    return addTarget({ ...deps, store: deps.outbox, dev: deps.settings.dev })({ brandId, channel, url, kinds });
  });
  const document = { ...targetDocument(target), signing_secret: target.secret };
  const shown = target.secret === null ? targetDocument(target) : document;
  const headline =
    target.secret === null ? 'Added the chat.' : 'Added the webhook. Copy the secret now: it is not shown again.';
  return { document, text: fieldList(headline, shown, commandLine(`notification test ${target.id}`)) };
}

async function list({ brand, ...options }: BrandOptions): Promise<Answer> {
  const targets = await withStores(options, async (deps) => deps.outbox.listTargets(await brandIdIn(deps, brand)));
  const lines = targets.map(
    (target) => `${target.id}  ${target.channel}  ${hostOf(target)}  ${target.kinds.join(' ')}${stateOf(target)}`,
  );
  return {
    document: { targets: targets.map(targetDocument) },
    ...listing({
      header: ['id', 'channel', 'host', 'kinds', 'state'],
      rows: targets.map((target) => [
        target.id,
        target.channel,
        hostOf(target),
        target.kinds.join(' '),
        stateOf(target).trim() || 'on',
      ]),
      lines,
      none: `No targets yet. Next: ${commandLine('notification add --brand ID --webhook URL')}`,
    }),
  };
}

async function enable(id: string, options: Record<string, unknown>): Promise<Answer> {
  const target = await withStores(options, async ({ outbox }) => {
    await outbox.enableTarget(id);
    return (await outbox.findTarget(id)) ?? unknownTarget(id);
  });
  const text = `Enabled the target. To send its parked messages: ${commandLine(`notification replay --target ${id}`)}`;
  return { document: targetDocument(target), text };
}

async function remove(id: string, options: Record<string, unknown>): Promise<Answer> {
  if (!(await withStores(options, (deps) => deps.outbox.removeTarget(id)))) return unknownTarget(id);
  return { document: { target_id: id }, text: 'Removed the target.' };
}

async function test(id: string, options: Record<string, unknown>): Promise<Answer> {
  return withStores(options, async (deps) => {
    const target = (await deps.outbox.findTarget(id)) ?? unknownTarget(id);
    await sendTest({ ...deps, sender: await openSender(deps.settings, deps) })(target);
    const document = { target_id: id, delivered: true };
    return { document, text: `${hostOf(target)} accepted the message.` };
  });
}

async function parked({ brand, ...options }: BrandOptions): Promise<Answer> {
  const deliveries = await withStores(options, async (deps) => deps.outbox.listParked(await brandIdIn(deps, brand)));
  const lines = deliveries.map(
    ({ id, kind, targetId, parkedAt, lastError }) =>
      `${id}  ${kind}  target ${targetId}  ${time(parkedAt)}  ${lastError}`,
  );
  return {
    document: { deliveries: deliveries.map(parkedDocument) },
    ...listing({
      header: ['id', 'kind', 'target', 'parked', 'last error'],
      rows: deliveries.map((one) => [one.id, one.kind, one.targetId, time(one.parkedAt), one.lastError ?? '']),
      lines,
      none: 'No parked messages.',
    }),
  };
}

async function replay({ target, delivery, ...options }: ReplayOptions): Promise<Answer> {
  if ((target === undefined) === (delivery === undefined)) {
    throw new UsageError('Specify what to resend: --target or --delivery.');
  }
  const which = target === undefined ? { id: delivery ?? '' } : { targetId: target };
  const replayed = await withStores(options, ({ outbox: store, clock }) => replayParked({ store, clock })(which));
  return { document: { replayed }, text: `Queued ${replayed} messages. A serving process sends them again.` };
}

function unknownTarget(id: string): never {
  throw new DomainError('not_found', { message: `no such target: ${id}` });
}

const stateOf = ({ disabledAt, disabledBy }: Target): string =>
  disabledAt === null
    ? ''
    : `  disabled ${time(disabledAt)}: ${disabledBy === 'owner' ? 'by an owner' : 'it answered 410'}`;

const time = (at: number): string => new Date(at).toISOString();

const targetDocument = (target: Target) => ({
  target_id: target.id,
  brand_id: target.brandId,
  channel: target.channel,
  host: hostOf(target),
  kinds: target.kinds,
  created_at: time(target.createdAt),
  disabled_at: target.disabledAt === null ? null : time(target.disabledAt),
});

const parkedDocument = ({ id, targetId, brandId, kind, createdAt, parkedAt, lastError }: ParkedDelivery) => ({
  delivery_id: id,
  target_id: targetId,
  brand_id: brandId,
  kind,
  created_at: time(createdAt),
  parked_at: time(parkedAt),
  last_error: lastError,
});
