import {
  ArrowDown,
  ArrowUp,
  CircleDashed,
  GripVertical,
  MoreHorizontal,
  UserRound,
  X,
} from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Menu } from '#client/ui/menus/menu.tsx';
import { TextInput } from '#client/ui/fields/text-input.tsx';
import { useRowDrag } from '#client/ui/drag/use-row-drag.ts';
import { type ContentStep, maxStepTitle } from '#domains/making/content/schema.ts';
import '#client/ui/drag/pointer-drag.css';

interface PanelStepProps {
  step: ContentStep;
  /** All steps, in their order. */
  list: readonly ContentStep[];
  /** Of members, by their user id. */
  names: ReadonlyMap<string, string>;
  canEdit: boolean;
  onChange: (changes: Partial<ContentStep>) => void;
  /** Brings a step to another place. */
  onMove: (id: string, to: number) => void;
  onRemove: () => void;
}

/** A step: ticked, renamed, given to somebody, moved and removed in place. */
export function PanelStep(props: PanelStepProps) {
  const { step, list, names, canEdit, onChange, onMove } = props;
  const { id, title, isDone } = step;
  const row = useRef<HTMLLIElement>(null);
  const place = list.indexOf(step);
  const assignee = names.get(step.assigneeUserId ?? '');
  const drag = useRowDrag(row, {
    list: 'content-steps',
    id,
    isOn: canEdit,
    onDropHere(draggedId, side) {
      const from = list.findIndex((one) => one.id === draggedId);
      const before = side === 'before' ? place : place + 1;
      onMove(draggedId, from < before ? before - 1 : before);
    },
  });
  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !by || !canEdit) return;
    event.preventDefault();
    onMove(id, place + by);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the fields in it
    <li
      ref={row}
      className={classNames('panel-step drag-row', isDone && 'is-done')}
      data-drag={drag}
      onKeyDown={onKeyDown}
    >
      {canEdit ? (
        <span className="panel-step-grip cols icon-14 faint" data-grip="" aria-hidden="true">
          <GripVertical />
        </span>
      ) : null}
      <Check
        square
        checked={isDone}
        disabled={!canEdit}
        label={`Tick ${title}`}
        onChange={(next) => onChange({ isDone: next })}
      />
      {canEdit ? (
        <StepTitle step={step} onSave={(next) => onChange({ title: next })} />
      ) : (
        <span className="grow" dir="auto">
          {title}
        </span>
      )}
      {canEdit ? (
        <StepDeeds {...props} place={place} />
      ) : assignee ? (
        <Avatar size="sm" name={assignee} />
      ) : null}
    </li>
  );
}

function StepDeeds({
  step,
  list,
  names,
  place,
  onChange,
  onMove,
  onRemove,
}: PanelStepProps & { place: number }) {
  const { id, title, assigneeUserId } = step;
  const assignee = names.get(assigneeUserId ?? '');
  const assignLabel = assignee ? `${title}: assigned to ${assignee}` : `Assign ${title}`;
  return (
    <>
      <Menu
        label={`Assign ${title}`}
        align="end"
        trigger={
          <IconButton
            size="sm"
            tooltip={false}
            label={assignLabel}
            icon={assignee ? <Avatar size="sm" name={assignee} decorative /> : <UserRound />}
          />
        }
        items={[
          ...[...names].map(([userId, name]) => ({
            label: name,
            icon: <Avatar size="sm" name={name} decorative />,
            checked: userId === assigneeUserId,
            onSelect: () => onChange({ assigneeUserId: userId }),
          })),
          {
            label: 'Nobody',
            icon: <CircleDashed />,
            checked: !assignee,
            onSelect: () => onChange({ assigneeUserId: null }),
          },
        ]}
      />
      <Menu
        label={`More for ${title}`}
        align="end"
        trigger={
          <IconButton
            size="sm"
            tooltip={false}
            label={`More for ${title}`}
            icon={<MoreHorizontal />}
          />
        }
        items={[
          {
            label: 'Move up',
            icon: <ArrowUp />,
            kbd: 'alt+↑',
            disabled: place === 0,
            onSelect: () => onMove(id, place - 1),
          },
          {
            label: 'Move down',
            icon: <ArrowDown />,
            kbd: 'alt+↓',
            disabled: place === list.length - 1,
            onSelect: () => onMove(id, place + 1),
          },
          'separator',
          { label: 'Remove', icon: <X />, danger: true, onSelect: onRemove },
        ]}
      />
    </>
  );
}

function StepTitle({ step, onSave }: { step: ContentStep; onSave: (title: string) => void }) {
  const [typed, setTyped] = useState<string>();
  function save() {
    const title = typed?.trim();
    if (title && title !== step.title) onSave(title);
    setTyped(undefined);
  }
  return (
    <TextInput
      quiet
      className="grow"
      aria-label={`Step ${step.title}`}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      dir="auto"
      autoComplete="off"
      maxLength={maxStepTitle}
      value={typed ?? step.title}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => (event.key === 'Enter' ? save() : undefined)}
    />
  );
}
