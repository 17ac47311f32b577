import { Pencil, Trash2 } from 'lucide-react';
import type { FailedWrite } from '#client/collection-hooks.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Tape } from '#client/ui/tape.tsx';
import { WriteState } from '#client/ui/write-state.tsx';
import type { Category } from '#domains/tasks/categories/schema.ts';

interface CategoryLineProps {
  category: Category;
  openCount: number;
  isLast: boolean;
  failure: FailedWrite | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/** One category with what is open in it. */
export function CategoryLine(props: CategoryLineProps) {
  const { category, openCount, isLast, failure, onEdit, onRemove } = props;
  return (
    <div className="category-line">
      <Tape color={category.color}>{category.name}</Tape>
      <span className="category-count">{openCount} open</span>
      <WriteState failure={failure} />
      <IconButton
        size="sm"
        tooltip={false}
        label={`Edit ${category.name}`}
        icon={<Pencil />}
        onClick={onEdit}
      />
      <IconButton
        size="sm"
        tooltip={false}
        label={`Delete ${category.name}`}
        title={isLast ? 'The last category cannot be deleted.' : undefined}
        disabled={isLast}
        icon={<Trash2 />}
        onClick={onRemove}
      />
    </div>
  );
}
