import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedRecord } from '#client/record/asked-record.ts';
import { opensRecords } from '#client/record/openers.ts';

/** Which recurring expense to look at; without an id a new one is written down. */
export interface RecurringRequest {
  recurringId?: string;
  /** The expense that is to be repeated. */
  expenseId?: string;
}

const record = askedRecord<RecurringRequest>({
  kind: 'recurring',
  idOf: ({ recurringId }) => recurringId,
  requestFor: (recurringId) => ({ recurringId }),
});

/** Opens a recurring expense, or the form of a new one, from anywhere. */
export function openRecurring(request: RecurringRequest = {}): void {
  record.ask(request);
}

opensRecords('recurring-expenses', ({ id }) => openRecurring({ recurringId: id }));
// What an expense asks for that is to be repeated.
opensRecords('repeated-expenses', ({ id }) => openRecurring({ expenseId: id }));

const RecurringPanel = laterPart(() =>
  import('./recurring-panel.tsx').then((part) => part.RecurringPanel),
);
const RecurringForm = laterPart(() =>
  import('./recurring-form.tsx').then((part) => part.RecurringForm),
);

/** The place where a recurring expense appears; once per app. */
export function Host() {
  const asked = record.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose, onWalk } = asked;
  return (
    <Suspense>
      {request.recurringId ? (
        <RecurringPanel
          key={turn}
          recurringId={request.recurringId}
          open={isOpen}
          onClose={onClose}
          onWalk={onWalk}
        />
      ) : (
        <RecurringForm key={turn} expenseId={request.expenseId} open={isOpen} onClose={onClose} />
      )}
    </Suspense>
  );
}
