import { Star } from 'lucide-react';
import { useShortcut } from '#client/page/shortcuts.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { starredDates, starredDays, toggleStar } from '#domains/tasks/starred-days/data.ts';
import './star-toggle.css';

/** Stars a day, or takes its star away. */
export function StarToggle({ date, size = 'md' }: { date: string; size?: 'sm' | 'md' }) {
  const isStarred = starredDays.useRows(starredDates).has(date);
  return (
    <button
      type="button"
      className={classNames('iconbtn star', size === 'sm' && 'sm')}
      title={isStarred ? 'Remove from starred' : 'Add to starred'}
      aria-label={isStarred ? 'Remove from starred' : 'Add to starred'}
      aria-pressed={isStarred}
      onClick={() => void toggleStar(date)}
    >
      <Star aria-hidden="true" />
    </button>
  );
}

/** The key S stars the day on screen. */
export function useStarShortcut(date: string): void {
  useShortcut('s', () => void toggleStar(date), { label: 'Star the day', group: 'On a task' });
}
