import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { useIsUnsynced } from '#client/sync/reading/unsynced.ts';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import type { Category } from './schema.ts';

interface CategoryLineProps {
  category: Category;
  openCount: number;
  isLast: boolean;
  failure: FailedWrite | undefined;
  onEdit: () => void;
  onRemove: () => void;
  /** Brings it some places up or down; nothing where there is but one. */
  onPlace: ((steps: number) => void) | undefined;
}

/** One category with what is open in it. */
export function CategoryLine(props: CategoryLineProps) {
  const { category, openCount, isLast, failure, onEdit, onRemove, onPlace } = props;
  const isUnsynced = useIsUnsynced(category.id);
  return (
    <div className="category-line row gap-10">
      {onPlace ? (
        <span className="category-grip" data-grip="" aria-hidden="true">
          <GripVertical />
        </span>
      ) : null}
      <Tape color={category.color}>{category.name}</Tape>
      <span className="category-count">{openCount} open</span>
      <WriteState isUnsynced={isUnsynced} failure={failure} />
      <IconButton
        size="sm"
        tooltip={false}
        label={`Edit ${category.name}`}
        icon={<Pencil />}
        onClick={onEdit}
      />
      {onPlace ? (
        <Menu
          label={`Order of ${category.name}`}
          align="end"
          trigger={
            <IconButton
              size="sm"
              tooltip={false}
              label={`Move ${category.name}`}
              icon={<Ellipsis />}
            />
          }
          items={[
            {
              label: 'Move up',
              icon: <ArrowUp />,
              kbd: 'alt+up',
              onSelect: () => onPlace(-1),
            },
            {
              label: 'Move down',
              icon: <ArrowDown />,
              kbd: 'alt+down',
              onSelect: () => onPlace(1),
            },
          ]}
        />
      ) : null}
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
