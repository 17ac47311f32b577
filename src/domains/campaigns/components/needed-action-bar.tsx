import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { actionFor } from './deals.ts';
import { actionText } from './needed-action.ts';
import { type AnswerProps, answerTo } from './needed-answer.ts';

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
    <div className={classNames('deal-ask', isLate && 'is-urgent')} data-kind={action.kind}>
      <Icon aria-hidden="true" />
      <p className="grow" dir="auto">
        {text}
      </p>
      {props.canEdit ? (
        <Button size="sm" onClick={onPress}>
          {label}
        </Button>
      ) : null}
    </div>
  );
}
