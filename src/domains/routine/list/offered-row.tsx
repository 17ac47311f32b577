import { UserPlus } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import type { RoutineItem } from '#domains/routine/schema.ts';
import { RoutineBadges, RoutineFor, RoutineFrequency } from './routine-badges.tsx';
import './routine-row.css';

interface OfferedRowProps {
  item: RoutineItem;
  isPhone: boolean;
  onEdit: () => void;
  onTake: () => void;
}

/** An item that is for everybody, and does not count for who looks until they take it on. */
export function OfferedRow({ item, isPhone, onEdit, onTake }: OfferedRowProps) {
  return (
    <li className="routine-row is-offered">
      <div className="routine-in row gap-12">
        <div className="routine-text grow">
          <button type="button" className="routine-title" dir="auto" onClick={onEdit}>
            {item.title}
          </button>
          {item.description ? (
            <span className="routine-about trunc faint" dir="auto">
              {item.description}
            </span>
          ) : null}
        </div>
        <div className="routine-side row fixed-size">
          {isPhone ? null : <RoutineFor item={item} />}
          {isPhone ? null : <RoutineBadges item={item} />}
          {isPhone ? null : <RoutineFrequency item={item} isShort={false} />}
          <Button
            size="sm"
            icon={<UserPlus />}
            aria-label={`Take on ${item.title}`}
            onClick={onTake}
          >
            Take on
          </Button>
        </div>
      </div>
    </li>
  );
}
