// Reads a receipt (Spec 4.3; decisions 4 "Receipts").
import { isDeliveryId } from '@service/protocol';
import type { Receipt } from '@service/protocol/schemas';
import { DomainError } from '../kernel/domain-error.ts';
import type { Connection, ServerEventStore } from './ports.ts';

/** Throws `not_found`, also for another connection's receipt. */
export const readReceipt =
  ({ store }: { store: Pick<ServerEventStore, 'findReceipt'> }) =>
  async (connection: Connection, receiptId: string): Promise<Receipt> => {
    const receipt = isDeliveryId(receiptId) ? await store.findReceipt(connection, receiptId.toLowerCase()) : undefined;
    if (!receipt) throw new DomainError('not_found', { message: 'This connection has no such receipt.' });
    return receipt;
  };
