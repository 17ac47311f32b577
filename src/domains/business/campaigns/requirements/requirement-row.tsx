import { Check as Tick, Copy, GripVertical, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useIsUnsynced } from '#client/sync/reading/unsynced.ts';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { putAt } from '#client/list/sort-order.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { useCopying } from '#client/ui/rows/copy-text.ts';
import { Menu } from '#client/ui/menus/menu.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { useOrderedRow } from '#client/ui/drag/use-ordered-row.tsx';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { requirements, tickRequirement } from './data.ts';
import type { Requirement, RequirementKind } from './schema.ts';
import { requirementLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
import { RequirementFields } from './requirement-fields.tsx';
import { saveChanges } from '#client/sync/save-changes.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';

interface RequirementRowProps {
  requirement: Requirement;
  deal: ShownDeal;
  canEdit: boolean;
  failure: FailedWrite | undefined;
}

const copied: readonly RequirementKind[] = ['hashtag', 'mention', 'link', 'discount_code'];
const spoken: readonly RequirementKind[] = ['must_avoid', 'discount_code', 'spec'];

/** One thing that a brand asks for. */
export function RequirementRow({ requirement, deal, canEdit, failure }: RequirementRowProps) {
  const { id, text, kind, isDone, deliverableId } = requirement;
  const isUnsynced = useIsUnsynced(id);
  const [isEditing, setEditing] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { drag, onKeyDownCapture, items } = useOrderedRow(row, {
    list: 'requirements',
    id,
    rows: deal.requirements,
    move: canEdit ? (one, to) => moveRequirement(deal.requirements, one, to) : undefined,
  });
  const deliverable = deal.deliverables.find((one) => one.id === deliverableId);
  const note = [
    spoken.includes(kind) ? requirementLabels[kind] : null,
    deliverable?.title ?? null,
  ].filter(Boolean);
  if (isEditing) {
    return <EditLine requirement={requirement} deal={deal} onEnd={() => setEditing(false)} />;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it
    <li
      ref={row}
      className={classNames('placed row gap-10 requirement', drag && `is-${drag}`)}
      onKeyDownCapture={onKeyDownCapture}
    >
      {canEdit ? (
        <span className="faint requirement-grip" data-grip="" aria-hidden="true">
          <GripVertical />
        </span>
      ) : null}
      {canEdit ? (
        <Check
          square
          checked={isDone}
          label={text}
          onChange={(next) => tickRequirement(id, next)}
        />
      ) : (
        <span className={classNames('check sq', isDone && 'on')}>
          {isDone ? <Tick aria-label="Met" /> : null}
        </span>
      )}
      <span className={classNames('grow anywhere requirement-text', isDone && 'faint')} dir="auto">
        {text}
        {note.length > 0 ? <small className="block xs faint">{note.join(' · ')}</small> : null}
        <WriteState isUnsynced={isUnsynced} failure={failure} />
      </span>
      <span className="row gap-0 fixed-size requirement-actions">
        {copied.includes(kind) ? <CopyButton text={text} what={requirementLabels[kind]} /> : null}
        {canEdit ? (
          <>
            <IconButton
              size="sm"
              label={`Edit ${text}`}
              icon={<Pencil />}
              onClick={() => setEditing(true)}
            />
            <Menu
              label={text}
              align="end"
              trigger={
                <IconButton size="sm" label={`More for ${text}`} icon={<MoreHorizontal />} />
              }
              items={[
                ...items,
                'separator',
                { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => remove(id) },
              ]}
            />
          </>
        ) : null}
      </span>
    </li>
  );
}

function CopyButton({ text, what }: { text: string; what: string }) {
  const { isCopied, copy } = useCopying(text, what);
  return (
    <IconButton
      size="sm"
      label={isCopied ? 'Copied' : `Copy ${text}`}
      icon={isCopied ? <Tick /> : <Copy />}
      onClick={copy}
    />
  );
}

interface EditLineProps {
  requirement: Requirement;
  deal: ShownDeal;
  onEnd: () => void;
}

function EditLine({ requirement, deal, onEnd }: EditLineProps) {
  const { id, text, kind, deliverableId } = requirement;
  // What was typed is measured by how it began, whatever others write meanwhile.
  const [start] = useState({ text, kind, deliverableId });
  const [values, setValues] = useState(start);
  const words = values.text.trim();

  function save(event: FormEvent) {
    event.preventDefault();
    if (words === '') return;
    saveChanges({
      text: 'Requirement updated',
      before: start,
      now: { ...values, text: words },
      update: (fields) => requirements.update(id, fields),
    });
    onEnd();
  }

  return (
    <li className="row requirement is-edited">
      <form className="grow row wraps requirement-add" onSubmit={save}>
        <RequirementFields
          label={`Requirement ${requirement.text}`}
          values={values}
          onChange={(changes) => setValues({ ...values, ...changes })}
          deliverables={deal.deliverables}
          onCancel={onEnd}
        />
        <Button variant="ghost" onClick={onEnd}>
          Cancel
        </Button>
        <Button type="submit" disabled={words === ''}>
          Save
        </Button>
      </form>
    </li>
  );
}

function moveRequirement(list: readonly Requirement[], id: string, to: number): void {
  putAt(list, id, to, requirements.update);
}

function remove(id: string): void {
  tellDone('Requirement deleted', [requirements.remove(id)], () => requirements.restore(id));
}
