import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Tape } from '#client/ui/tape.tsx';
import type { Category } from '#domains/tasks/categories/schema.ts';

interface CategoryLineProps {
  category: Category;
  openCount: number;
  isLast: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One category with what is open in it. */
export function CategoryLine({ category, openCount, isLast, onEdit, onRemove }: CategoryLineProps) {
  return (
    <div className="category-line">
      <Tape color={category.color}>{category.name}</Tape>
      <span className="category-count">{openCount} open</span>
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
