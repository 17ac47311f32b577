import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { BrandLogEntry } from '#domains/business/brands/log/schema.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import type { Exclusivity } from '#domains/business/campaigns/exclusivities/schema.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import type { CampaignStatus } from '#domains/business/campaigns/schema.ts';
import type { UsageRight } from '#domains/business/campaigns/usage-rights/schema.ts';
import { TalkAsked } from './talk-asked.tsx';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';

/** What a dialog of a deal's page is about; without a record it makes a new one. */
export type DealDialog =
  | { kind: 'campaign' }
  | { kind: 'next-step' }
  | { kind: 'move'; status: CampaignStatus }
  | { kind: 'deliverable' }
  | { kind: 'posted'; deliverable: Deliverable }
  | { kind: 'talk'; deliverable: Deliverable }
  | { kind: 'share' }
  | { kind: 'uncopied-link'; url: string }
  | { kind: 'payment'; payment?: Payment }
  | { kind: 'paid'; payment: Payment }
  | { kind: 'invoiced'; payment: Payment }
  | { kind: 'right'; usageRight?: UsageRight; values?: Partial<UsageRight> }
  | { kind: 'exclusivity'; exclusivity?: Exclusivity }
  | { kind: 'log'; entry?: BrandLogEntry };
export type DialogOf<K extends DealDialog['kind']> = Extract<DealDialog, { kind: K }>;
export type OpenDialog = (asked: DealDialog) => void;

/** What each of these dialogs gets. */
export interface DealDialogProps<K extends DealDialog['kind']> {
  deal: ShownDeal;
  formats: DayFormats;
  asked: DialogOf<K>;
  open: boolean;
  onClose: () => void;
}

type AnyDialog = Omit<DealDialogProps<'move'>, 'asked'> & { asked: DealDialog };
type Dialogs = { [K in Exclude<DealDialog['kind'], 'talk'>]: ComponentType<DealDialogProps<K>> };
const dialogs: Dialogs = {
  campaign: laterPart(() =>
    import('#domains/business/campaigns/form/deal-form.tsx').then((part) => part.DealForm),
  ),
  'next-step': laterPart(() =>
    import('./next-step-dialog.tsx').then((part) => part.NextStepDialog),
  ),
  move: laterPart(() =>
    import('#domains/business/campaigns/moves/move-dialog.tsx').then((part) => part.MoveDialog),
  ),
  deliverable: laterPart(() =>
    import('#domains/business/campaigns/deliverables/deliverable-form.tsx').then(
      (part) => part.DeliverableForm,
    ),
  ),
  share: laterPart(() =>
    import('#domains/business/campaigns/review-links/share-dialog.tsx').then(
      (part) => part.ShareDialog,
    ),
  ),
  'uncopied-link': laterPart(() =>
    import('#domains/business/campaigns/review-links/told-link.tsx').then(
      (part) => part.UncopiedLink,
    ),
  ),
  posted: laterPart(() =>
    import('#domains/business/campaigns/deliverables/posted-dialog.tsx').then(
      (part) => part.PostedDialog,
    ),
  ),
  payment: laterPart(() =>
    import('#domains/business/campaigns/payments/payment-form.tsx').then(
      (part) => part.PaymentForm,
    ),
  ),
  paid: laterPart(() =>
    import('#domains/business/campaigns/payments/paid-dialog.tsx').then((part) => part.PaidDialog),
  ),
  invoiced: laterPart(() =>
    import('#domains/business/campaigns/payments/invoiced-dialog.tsx').then(
      (part) => part.InvoicedDialog,
    ),
  ),
  right: laterPart(() =>
    import('#domains/business/campaigns/usage-rights/right-form.tsx').then(
      (part) => part.RightForm,
    ),
  ),
  exclusivity: laterPart(() =>
    import('#domains/business/campaigns/exclusivities/exclusivity-form.tsx').then(
      (part) => part.ExclusivityForm,
    ),
  ),
  log: laterPart(() => import('./log-dialog.tsx').then((part) => part.LogDialog)),
};

interface Shown {
  asked: DealDialog;
  isOpen: boolean;
  /** Another dialog each time: nothing typed before shows up again. */
  turn: number;
}

/** The dialogs of a deal's page, each fetched when it is first opened. */
export function useDealDialogs(
  deal: ShownDeal | undefined,
  formats: DayFormats,
  /** Of a page whose address holds whose panel is open. */
  onTalk?: (deliverableId: string) => void,
): { dialog: ReactNode; openDialog: OpenDialog } {
  const [shown, setShown] = useState<Shown>();
  function openDialog(asked: DealDialog): void {
    if (asked.kind === 'talk' && onTalk) onTalk(asked.deliverable.id);
    else setShown((before) => ({ asked, isOpen: true, turn: (before?.turn ?? 0) + 1 }));
  }
  if (!shown || !deal) return { dialog: null, openDialog };
  // It stays until it has faded out.
  const onClose = () => setShown({ ...shown, isOpen: false });
  const { asked } = shown;
  if (asked.kind === 'talk') {
    const walk = (id: string) => {
      const deliverable = deal.deliverables.find((one) => one.id === id);
      if (deliverable) setShown({ ...shown, asked: { kind: 'talk', deliverable } });
    };
    const id = shown.isOpen ? asked.deliverable.id : undefined;
    const dialog = <TalkAsked {...{ deal, formats, id, onClose }} onWalk={walk} />;
    return { dialog, openDialog };
  }
  // The compiler does not see that a dialog and what it is asked are of one kind.
  const Dialog = dialogs[asked.kind] as unknown as ComponentType<AnyDialog>;
  const dialog = (
    <Suspense>
      <Dialog
        key={shown.turn}
        deal={deal}
        formats={formats}
        asked={asked}
        open={shown.isOpen}
        onClose={onClose}
      />
    </Suspense>
  );
  return { dialog, openDialog };
}
