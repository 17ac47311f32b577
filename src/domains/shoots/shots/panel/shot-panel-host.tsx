import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedRecord } from '#client/record/asked-record.ts';
import { opensRecords } from '#client/record/openers.ts';

const record = askedRecord<{ shotId: string }>({
  kind: 'shot',
  idOf: ({ shotId }) => shotId,
  requestFor: (shotId) => ({ shotId }),
});

/** Opens a shot from anywhere. */
export function openShot(shotId: string): void {
  record.ask({ shotId });
}

opensRecords('shots', ({ id }) => openShot(id));

const ShotPanel = laterPart(() => import('./shot-panel.tsx').then((part) => part.ShotPanel));

/** The place where a shot appears; once per app. */
export function Host() {
  const asked = record.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose, onWalk } = asked;
  return (
    <Suspense>
      <ShotPanel
        key={turn}
        shotId={request.shotId}
        open={isOpen}
        onClose={onClose}
        onWalk={onWalk}
      />
    </Suspense>
  );
}
