import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedRecord } from '#client/record/asked-record.ts';
import { opensRecords } from '#client/record/openers.ts';

const record = askedRecord<{ itemId: string }>({
  kind: 'schedule-item',
  idOf: ({ itemId }) => itemId,
  requestFor: (itemId) => ({ itemId }),
});

/** Opens an item of a schedule from anywhere. */
export function openItem(itemId: string): void {
  record.ask({ itemId });
}

opensRecords('schedule-items', ({ id }) => openItem(id));

const ItemPanel = laterPart(() => import('./item-panel.tsx').then((part) => part.ItemPanel));

/** The place where an item of a schedule appears; once per app. */
export function Host() {
  const asked = record.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose, onWalk } = asked;
  return (
    <Suspense>
      <ItemPanel
        key={turn}
        itemId={request.itemId}
        open={isOpen}
        onClose={onClose}
        onWalk={onWalk}
      />
    </Suspense>
  );
}
