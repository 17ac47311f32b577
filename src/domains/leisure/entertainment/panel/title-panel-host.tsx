import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedRecord } from '#client/record/asked-record.ts';
import { opensRecords } from '#client/record/openers.ts';
import type { EntertainmentType } from '#domains/leisure/entertainment/schema.ts';

/** Which title to look at; without an id a new one is written down. */
export interface TitleRequest {
  titleId?: string;
  /** Of a new one. */
  type?: EntertainmentType | undefined;
}

const record = askedRecord<TitleRequest>({
  kind: 'title',
  idOf: ({ titleId }) => titleId,
  requestFor: (titleId) => ({ titleId }),
});

/** Opens a title, or the form of a new one, from anywhere. */
export function openTitle(request: TitleRequest = {}): void {
  record.ask(request);
}

opensRecords('entertainment-items', ({ id }) => openTitle({ titleId: id }));

const TitlePanel = laterPart(() => import('./title-panel.tsx').then((part) => part.TitlePanel));
const TitleForm = laterPart(() => import('./title-form.tsx').then((part) => part.TitleForm));

/** The place where a title appears; once per app. */
export function Host() {
  const asked = record.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose, onWalk } = asked;
  return (
    <Suspense>
      {request.titleId ? (
        <TitlePanel
          key={turn}
          titleId={request.titleId}
          open={isOpen}
          onClose={onClose}
          onWalk={onWalk}
        />
      ) : (
        <TitleForm key={turn} type={request.type} open={isOpen} onClose={onClose} />
      )}
    </Suspense>
  );
}
