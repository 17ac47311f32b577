import { CalendarClock } from 'lucide-react';
import { formatRowDate } from '#client/words/format-dates.ts';
import { Button } from '#client/ui/button.tsx';
import { Callout } from '#client/ui/marks/callout.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { isOpen } from '#domains/business/campaigns/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import type { OpenDialog } from './deal-dialogs.tsx';

interface NextStepProps {
  campaign: Campaign;
  formats: DayFormats;
  canEdit: boolean;
  openDialog: OpenDialog;
}

/** What one wants to do next of a deal, as long as its day is still to come. */
export function NextStep({ campaign, formats, canEdit, openDialog }: NextStepProps) {
  const { nextAction, nextActionOn, status } = campaign;
  const isAsked = nextActionOn !== null && nextActionOn <= formats.today;
  if (isAsked || !isOpen(status) || (nextAction === '' && nextActionOn === null)) return null;
  const text = nextAction || 'Next step';
  return (
    <Callout>
      <CalendarClock className="faint" aria-hidden="true" />
      <p className="grow">
        <span className="faint">Next </span>
        {canEdit ? (
          <button
            type="button"
            className="opens"
            dir="auto"
            onClick={() => openDialog({ kind: 'next-step' })}
          >
            {text}
          </button>
        ) : (
          <span dir="auto">{text}</span>
        )}
        {nextActionOn ? (
          <span className="muted">{` · ${formatRowDate(nextActionOn, formats)}`}</span>
        ) : null}
      </p>
      {canEdit ? (
        <Button size="sm" variant="ghost" onClick={() => finishStep(campaign)}>
          Done
        </Button>
      ) : null}
    </Callout>
  );
}

/** Takes the next step off a deal, since it is done. */
export function finishStep({ id, nextAction, nextActionOn }: Campaign): void {
  const written = campaigns.update(id, { nextAction: '', nextActionOn: null });
  tellDone('Next step done', [written], () => campaigns.update(id, { nextAction, nextActionOn }));
}
