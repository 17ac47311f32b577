import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedRecord } from '#client/record/asked-record.ts';

export interface LinkPanelRequest {
  /** Without it a new link is added. */
  linkId?: string;
  /** Whose a new link is. */
  brandId?: string;
  /** The deal that a new link is part of. */
  campaignId?: string;
  /** Opens the grid in which the numbers of a month are logged instead. */
  month?: string;
}

const record = askedRecord<LinkPanelRequest>({
  kind: 'link',
  idOf: ({ linkId }) => linkId,
  requestFor: (linkId) => ({ linkId }),
});

/** Opens the sheet of an affiliate link, or the form of a new one, from anywhere. */
export function openLinkPanel(request: LinkPanelRequest = {}): void {
  record.ask(request);
}

const LinkPanel = laterPart(() => import('./link-panel.tsx').then((part) => part.LinkPanel));
const LinkForm = laterPart(() => import('./link-form.tsx').then((part) => part.LinkForm));
const LogMonth = laterPart(() => import('./log-month.tsx').then((part) => part.LogMonth));

/** The place where the sheet of an affiliate link appears; once per app. */
export function Host() {
  const asked = record.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose, onWalk } = asked;
  const shared = { open: isOpen, onClose };
  if (request.month) {
    return (
      <Suspense>
        <LogMonth key={turn} firstMonth={request.month} {...shared} />
      </Suspense>
    );
  }
  return (
    <Suspense>
      {request.linkId ? (
        <LinkPanel key={turn} linkId={request.linkId} onWalk={onWalk} {...shared} />
      ) : (
        <LinkForm
          key={turn}
          brandId={request.brandId ?? null}
          campaignId={request.campaignId ?? null}
          {...shared}
        />
      )}
    </Suspense>
  );
}
