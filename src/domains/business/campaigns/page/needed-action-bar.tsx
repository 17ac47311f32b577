import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Callout } from '#client/ui/marks/callout.tsx';
import { actionFor } from '#domains/business/campaigns/board/deals.ts';
import { actionText } from '#domains/business/campaigns/board/needed-action.ts';
import { type AnswerProps, answerTo } from '#domains/business/campaigns/moves/needed-answer.ts';

interface NeededActionBarProps extends AnswerProps {
  canEdit: boolean;
}

/** The one thing that the deal asks for next, with the press that does it. */
export function NeededActionBar(props: NeededActionBarProps) {
  const action = actionFor(props.deal, props.formats.today);
  if (!action) return null;
  const { text, isLate } = actionText(action, props.formats);
  const Icon = isLate ? CircleAlert : action.kind === 'complete' ? CircleCheck : Clock;
  const { label, onPress } = answerTo(action, props);
  return (
    <Callout tone={isLate ? 'tally' : action.kind === 'complete' ? 'wrap' : 'lamp'}>
      <Icon aria-hidden="true" />
      <p className="grow strong" dir="auto">
        {text}
      </p>
      {props.canEdit ? (
        <Button size="sm" onClick={onPress}>
          {label}
        </Button>
      ) : null}
    </Callout>
  );
}
