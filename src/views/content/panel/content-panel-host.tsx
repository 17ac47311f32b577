import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedRecord } from '#client/record/asked-record.ts';
import { opensRecords } from '#client/record/openers.ts';

/** Which piece of content to look at. */
export interface ContentPanelRequest {
  contentItemId: string;
  /** Opens what there is to do to post this one. */
  postId?: string | undefined;
  /** Opens at what is said of it. */
  isTalkAsked?: boolean | undefined;
}

const record = askedRecord<ContentPanelRequest>({
  kind: 'piece',
  idOf: ({ contentItemId }) => contentItemId,
  requestFor: (contentItemId) => ({ contentItemId }),
});

/** Opens a piece of content beside what is on the page, from anywhere. */
export function openContentPanel(request: ContentPanelRequest): void {
  record.ask(request);
}

opensRecords('content-items', ({ id, partId, tab }) =>
  openContentPanel({ contentItemId: id, postId: partId, isTalkAsked: tab === 'comments' }),
);

const ContentPanel = laterPart(() =>
  import('./content-panel.tsx').then((part) => part.ContentPanel),
);

/** The place where the content panel appears; once per app. */
export function Host() {
  const asked = record.useAsked();
  if (!asked) return null;
  const { contentItemId, postId, isTalkAsked } = asked.request;
  return (
    <Suspense>
      <ContentPanel
        key={asked.turn}
        contentItemId={contentItemId}
        askedPostId={postId}
        isTalkAsked={isTalkAsked}
        open={asked.isOpen}
        onClose={asked.onClose}
        onWalk={asked.onWalk}
      />
    </Suspense>
  );
}
