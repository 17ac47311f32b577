import {
  ArrowDown,
  ArrowUp,
  CalendarCheck,
  CircleSlash,
  Ellipsis,
  Pause,
  Pencil,
  Play,
  StickyNote,
  Trash2,
  UserMinus,
} from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Menu, type MenuItem } from '#client/ui/menus/menu.tsx';
import type { RoutineRowProps } from './routine-row.tsx';

/** What can be done with an item besides completing it; what is done cannot be deleted. */
export function RoutineRowMenu(props: RoutineRowProps & { tabIndex: 0 | -1 }) {
  const { line, actions, isPhone, isReordering, tabIndex } = props;
  const { item, isCompletedToday } = line;
  const icon = { size: 'sm', tooltip: false, tabIndex } as const;
  if (isReordering) {
    return (
      <span className="row gap-4">
        <IconButton
          {...icon}
          label={`Move ${item.title} up`}
          icon={<ArrowUp />}
          onClick={() => actions.place(item, -1)}
        />
        <IconButton
          {...icon}
          label={`Move ${item.title} down`}
          icon={<ArrowDown />}
          onClick={() => actions.place(item, 1)}
        />
      </span>
    );
  }
  return (
    <span className="routine-actions row gap-4">
      {isPhone ? null : (
        <>
          <IconButton
            {...icon}
            label={`Edit ${item.title}`}
            icon={<Pencil />}
            onClick={() => actions.edit(line)}
          />
          {isCompletedToday ? null : (
            <IconButton
              {...icon}
              label={`Delete ${item.title}`}
              icon={<Trash2 />}
              onClick={() => actions.remove(line)}
            />
          )}
        </>
      )}
      <Menu
        label={`Actions for ${item.title}`}
        align="end"
        trigger={
          <IconButton {...icon} label={`More actions for ${item.title}`} icon={<Ellipsis />} />
        }
        items={menuItems(props)}
      />
    </span>
  );
}

function menuItems(props: RoutineRowProps): (MenuItem | 'separator')[] {
  const { line, rest, isPaused, isToday, wasDoneYesterday, actions } = props;
  const { item, completion, isCompletedToday, isSkipped } = line;
  const edit = { label: 'Edit', icon: <Pencil />, kbd: 'e', onSelect: () => actions.edit(line) };
  const note = {
    label: completion?.note ? 'Edit note' : 'Add a note',
    icon: <StickyNote />,
    onSelect: () => actions.note(line),
  };
  const skip = {
    label: isSkipped ? 'Do not skip' : isToday ? 'Skip today' : 'Skip this day',
    icon: <CircleSlash />,
    onSelect: () => actions.skip(line),
  };
  const yesterday = {
    label: 'Done yesterday',
    icon: <CalendarCheck />,
    checked: wasDoneYesterday,
    onSelect: () => actions.logYesterday(item),
  };
  const pause = isPaused
    ? { label: 'Resume', icon: <Play />, onSelect: () => actions.resume(item) }
    : { label: 'Pause until…', icon: <Pause />, onSelect: () => actions.pause(item) };
  const letGo = {
    label: 'Let go',
    icon: <UserMinus />,
    onSelect: () => actions.letGo(item),
  };
  const canLetGo = props.isShared && !item.isForMe && !item.isMedicine;
  const remove = {
    label: 'Delete',
    icon: <Trash2 />,
    danger: true,
    onSelect: () => actions.remove(line),
  };
  return [
    edit,
    ...(isCompletedToday ? [note] : rest ? [] : [skip]),
    ...(isToday ? [yesterday, pause] : []),
    ...(isToday && canLetGo ? [letGo] : []),
    ...(rest ? [] : moves(props)),
    ...(isCompletedToday ? [] : (['separator', remove] as const)),
  ];
}

function moves({ line: { item }, actions }: RoutineRowProps): (MenuItem | 'separator')[] {
  const up = () => actions.place(item, -1);
  const down = () => actions.place(item, 1);
  return [
    'separator',
    { label: 'Move up', icon: <ArrowUp />, kbd: 'alt+up', onSelect: up },
    { label: 'Move down', icon: <ArrowDown />, kbd: 'alt+down', onSelect: down },
  ];
}
