import { lazy, Suspense } from 'react';
import { askedDialog } from '#client/form/asked-dialog.ts';

/** Which piece of content to look at. */
export interface ContentPanelRequest {
  contentItemId: string;
  /** Opens what there is to do to post this one. */
  postId?: string | undefined;
  /** Opens at what is said of it. */
  isTalkAsked?: boolean | undefined;
}

const dialog = askedDialog<ContentPanelRequest>();

/** Opens a piece of content beside what is on the page, from anywhere. */
export function openContentPanel(request: ContentPanelRequest): void {
  dialog.ask(request);
}

const ContentPanel = lazy(() =>
  import('./content-panel.tsx').then((module) => ({ default: module.ContentPanel })),
);

/** The place where the content panel appears; once per app. */
export function ContentPanelHost() {
  const asked = dialog.useAsked();
  if (!asked) return null;
  return (
    <Suspense>
      <ContentPanel
        key={asked.turn}
        contentItemId={asked.request.contentItemId}
        askedPostId={asked.request.postId}
        isTalkAsked={asked.request.isTalkAsked}
        open={asked.isOpen}
        onClose={asked.onClose}
      />
    </Suspense>
  );
}
