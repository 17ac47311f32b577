import { foldBoxOf, type Fold } from './hour-layout.ts';

type HourFoldProps = {
  fold: Fold;
  isOpen: boolean;
} & ({ date: string } | { onToggle: () => void });

/** How many more there are at a time than have room: they are shown here, or on the page of their day. */
export function HourFold({ fold, isOpen, ...rest }: HourFoldProps) {
  const { count } = fold;
  const style = foldBoxOf(fold);
  const className = 'hour-fold muted inner-ring';
  const more = (
    <>
      +{count}
      <span className="sr"> more</span>
    </>
  );
  if ('date' in rest) {
    return (
      <a href={`/day/${rest.date}`} className={className} style={style}>
        {more}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={className}
      style={style}
      aria-expanded={isOpen}
      onClick={rest.onToggle}
    >
      {isOpen ? 'Less' : more}
    </button>
  );
}
