import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/base/states.tsx';
import { openRoutineDialog } from '#domains/routine/form/ask-routine.tsx';
import { RoutineTips } from './routine-tips.tsx';
import './routine-empty.css';

/** Before the first item: what a routine is for, the first step, and what helps it to last. */
export function RoutineEmpty({
  canEdit,
  today,
  isOffered = false,
}: {
  canEdit: boolean;
  today: string;
  /** Others have items that can be taken on. */
  isOffered?: boolean;
}) {
  return (
    <div className="routine-empty stack">
      <EmptyState
        title="Start building your routine!"
        shape="checks"
        action={
          canEdit ? (
            <Button variant="primary" onClick={() => openRoutineDialog({ kind: 'form', today })}>
              Add Your First Habit
            </Button>
          ) : null
        }
      >
        {isOffered
          ? 'Nothing here counts for you yet. Add a habit of your own, or take on what is for everybody below.'
          : 'Small things you do every day: habits, and medicine that only you see.'}
      </EmptyState>
      {isOffered ? null : (
        <section className="routine-empty-tips" aria-labelledby="routine-tips">
          <h3 id="routine-tips">Success tips</h3>
          <RoutineTips />
        </section>
      )}
    </div>
  );
}
