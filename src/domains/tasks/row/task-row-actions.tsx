import { ArrowDown, ArrowRight, ArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import type { TaskRowProps } from './task-row.tsx';

/** What can be done with a task besides completing it. */
export function TaskRowActions({
  task,
  settings,
  isPhone,
  isActive,
  onMove,
  onPlace,
  onRemove,
}: TaskRowProps) {
  const tabIndex = isActive ? 0 : -1;
  const edit = () => openTaskDialog({ taskId: task.id });
  const remove = () => onRemove(task);
  return (
    <>
      {isPhone ? null : (
        <>
          <IconButton
            size="sm"
            tooltip={false}
            tabIndex={tabIndex}
            label={`Edit ${task.title}`}
            icon={<Pencil />}
            onClick={edit}
          />
          <IconButton
            size="sm"
            tooltip={false}
            tabIndex={tabIndex}
            label={`Delete ${task.title}`}
            icon={<Trash2 />}
            onClick={remove}
          />
        </>
      )}
      <Menu
        label={`Actions for ${task.title}`}
        align="end"
        trigger={
          <IconButton
            size="sm"
            tooltip={false}
            tabIndex={tabIndex}
            label={`More actions for ${task.title}`}
            icon={<Ellipsis />}
          />
        }
        items={[
          { label: 'Edit', icon: <Pencil />, kbd: 'e', onSelect: edit },
          {
            label: task.plannedOn === settings.today ? 'Move to tomorrow' : 'Move to today',
            icon: <ArrowRight />,
            ...(task.plannedOn === settings.today ? { kbd: 't' } : {}),
            onSelect: () => onMove(task),
          },
          ...(onPlace
            ? [
                {
                  label: 'Move up',
                  icon: <ArrowUp />,
                  kbd: 'alt+up',
                  onSelect: () => onPlace(task, -1),
                },
                {
                  label: 'Move down',
                  icon: <ArrowDown />,
                  kbd: 'alt+down',
                  onSelect: () => onPlace(task, 1),
                },
              ]
            : []),
          'separator',
          { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: remove },
        ]}
      />
    </>
  );
}
