import { MoreHorizontal, Pencil, Plus, Trash2 } from 'lucide-react';
import {
  type ClipboardEvent,
  type FormEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { IconButton } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { readList } from '#domains/shoots/packing/pasting/read-list.ts';
import type { Span } from '#domains/shoots/packing/templates/items/rules.ts';
import type { PackingTemplateItem } from '#domains/shoots/packing/templates/items/schema.ts';
import { addItem, removeItems } from './item-actions.ts';
import { type ItemActions, ItemRow } from './item-row.tsx';
import '#domains/shoots/packing/list/packing-add.css';

/** A group of a template. */
export interface TemplateGroup {
  category: string;
  items: readonly PackingTemplateItem[];
}

interface GroupProps {
  templateId: string;
  group: TemplateGroup;
  categories: readonly string[];
  span: Span;
  canEdit: boolean;
  /** It was made just now: its line is written in next. */
  isNew: boolean;
  failures: readonly FailedWrite[];
  actions: ItemActions;
  onRename: (group: TemplateGroup) => void;
  onPaste: (text: string) => void;
}

/** A group with its items, and the line for the next. */
export function TemplateGroupPart(props: GroupProps) {
  const { templateId, group, categories, span, canEdit, isNew, failures, actions } = props;
  const { category, items } = group;
  const id = useId();
  const line = useRef<HTMLInputElement>(null);
  return (
    <section className="template-group" aria-labelledby={id}>
      <SectionHead id={id} title={category} note={items.length}>
        {canEdit ? (
          <>
            <IconButton
              size="sm"
              label={`Add to ${category}`}
              icon={<Plus />}
              onClick={() => line.current?.focus()}
            />
            <Menu
              label={category}
              align="end"
              trigger={
                <IconButton size="sm" label={`More for ${category}`} icon={<MoreHorizontal />} />
              }
              items={[
                { label: 'Rename group', icon: <Pencil />, onSelect: () => props.onRename(group) },
                'separator',
                {
                  label: 'Delete group',
                  icon: <Trash2 />,
                  danger: true,
                  onSelect: () => removeItems(items),
                },
              ]}
            />
          </>
        ) : null}
      </SectionHead>
      <ul>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            span={span}
            canEdit={canEdit}
            failure={failures.find((one) => one.id === item.id)}
            actions={actions}
          />
        ))}
      </ul>
      {canEdit ? (
        <AddLine
          {...{ templateId, category, categories, isNew, line }}
          next={(items.at(-1)?.sortOrder ?? 0) + 1}
          onPaste={props.onPaste}
        />
      ) : null}
    </section>
  );
}

interface AddLineProps extends Pick<GroupProps, 'templateId' | 'categories' | 'isNew' | 'onPaste'> {
  category: string;
  line: RefObject<HTMLInputElement | null>;
  next: number;
}

function AddLine({ templateId, category, categories, isNew, line, next, onPaste }: AddLineProps) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const wrongId = useId();

  function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    const read = readList(text, { categories, people: [], category });
    const [thing] = read.things;
    setWrong(thing ? undefined : (read.wrong[0]?.why ?? 'Say what it is'));
    if (!thing) return;
    addItem(templateId, thing, next);
    setText('');
  }

  function takeLines(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    onPaste(pasted);
  }

  return (
    <form className="packing-add" onSubmit={add}>
      <span className="row gap-8">
        <Plus className="faint" aria-hidden="true" />
        <input
          ref={line}
          className="grow"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever makes a group is about to fill it
          autoFocus={isNew}
          dir="auto"
          autoComplete="off"
          aria-label={`New item in ${category}`}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? wrongId : undefined}
          placeholder="Add an item, Enter for the next"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(undefined);
          }}
          onPaste={takeLines}
        />
      </span>
      {wrong ? (
        <span id={wrongId} className="errtext sm late" role="alert">
          {wrong}
        </span>
      ) : null}
    </form>
  );
}
