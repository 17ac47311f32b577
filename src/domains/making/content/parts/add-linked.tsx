import { Plus } from 'lucide-react';
import { Combobox } from '#client/ui/menus/combobox.tsx';

interface AddLinkedProps {
  /** What pressing it does: 'Add affiliate link'. */
  label: string;
  /** What they are: 'affiliate links'. */
  noun: string;
  /** What can be added, by its id; no two lines are the same. */
  choices: ReadonlyMap<string, string>;
  onAdd: (id: string) => void;
}

const shownAtOnce = 100;

/** Links one of many records, found by a part of its name; nothing if there is none to link. */
export function AddLinked({ label, noun, choices, onAdd }: AddLinkedProps) {
  if (choices.size === 0) return null;
  const idOf = new Map([...choices].map(([id, line]) => [line, id]));
  return (
    <Combobox
      label={label}
      // What is chosen joins the list above; the control says the same again.
      value={label}
      icon={<Plus aria-hidden="true" />}
      placeholder={`Search ${noun}`}
      most={shownAtOnce}
      groups={[{ value: label, items: [...choices.values()] }]}
      onChange={(line) => {
        const id = idOf.get(line);
        if (id) onAdd(id);
      }}
      emptyText={(typed) => `No ${noun} match “${typed}”.`}
    />
  );
}
