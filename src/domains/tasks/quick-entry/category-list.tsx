import { classNames } from '#client/ui/base/class-names.ts';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import type { Category } from '#domains/tasks/categories/schema.ts';

interface CategoryListProps {
  id: string;
  options: readonly Category[];
  activeAt: number;
  onPick: (category: Category) => void;
}

/** The categories that a '#' may mean, under the field that keeps the focus. */
export function CategoryList({ id, options, activeAt, onPick }: CategoryListProps) {
  return (
    <div id={id} role="listbox" aria-label="Categories" className="entry-categories">
      {options.map((option, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- The field has the focus and the keys.
        <div
          key={option.id}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === activeAt}
          className={classNames('category-option row', at === activeAt && 'is-active')}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          <ColorDot color={option.color} />
          <span className="trunc">{option.name}</span>
        </div>
      ))}
    </div>
  );
}
