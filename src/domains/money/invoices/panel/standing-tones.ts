import type { Invoice } from '#domains/money/invoices/schema.ts';

/** The tape of where an invoice stands. */
export function standingTones({ status, isReplaced }: Pick<Invoice, 'status' | 'isReplaced'>) {
  if (status === 'draft') return 'lamp';
  return status === 'void' || isReplaced ? 'plain' : 'wrap';
}
