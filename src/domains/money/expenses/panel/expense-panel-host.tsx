import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedRecord } from '#client/record/asked-record.ts';
import { opensRecords } from '#client/record/openers.ts';

/** Which expense to look at; without an id a new one is written down. */
export interface ExpenseRequest {
  expenseId?: string;
  /** What a new one is of. */
  campaignId?: string;
  tripId?: string;
}

const record = askedRecord<ExpenseRequest>({
  kind: 'expense',
  idOf: ({ expenseId }) => expenseId,
  requestFor: (expenseId) => ({ expenseId }),
});

/** Opens an expense, or the form of a new one, from anywhere. */
export function openExpense(request: ExpenseRequest = {}): void {
  record.ask(request);
}

opensRecords('expenses', ({ id }) => openExpense({ expenseId: id }));

const ExpensePanel = laterPart(() =>
  import('./expense-panel.tsx').then((part) => part.ExpensePanel),
);
const ExpenseForm = laterPart(() => import('./expense-form.tsx').then((part) => part.ExpenseForm));

/** The place where an expense appears; once per app. */
export function Host() {
  const asked = record.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose, onWalk } = asked;
  return (
    <Suspense>
      {request.expenseId ? (
        <ExpensePanel
          key={turn}
          expenseId={request.expenseId}
          open={isOpen}
          onClose={onClose}
          onWalk={onWalk}
        />
      ) : (
        <ExpenseForm
          key={turn}
          campaignId={request.campaignId ?? null}
          tripId={request.tripId ?? null}
          open={isOpen}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
