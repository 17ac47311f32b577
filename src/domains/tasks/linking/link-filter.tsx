import { Link2 } from 'lucide-react';
import { classNames } from '#client/ui/base/class-names.ts';
import { Combobox } from '#client/ui/menus/combobox.tsx';
import { anyLink, wordOf, linkFields } from './rules.ts';
import { linkKinds, titleOfLink, useLinkFields, useLinkGroups } from './link-kinds.tsx';
import './link-filter.css';

const all = 'Linked or not';
const shownAtOnce = 100;
interface LinkFilterProps {
  /** As the address has it; without it, everything. */
  value: string | undefined;
  onChange: (word: string | undefined) => void;
}

/** Narrows tasks to those that are for anything, for a kind of record or for a certain one. */
export function LinkFilter({ value, onChange }: LinkFilterProps) {
  const { groups, choiceOf, lineOf } = useLinkGroups();
  const fields = useLinkFields();
  // Whatever is linked at all, or to one kind.
  const wide: ReadonlyMap<string, string> = new Map([
    [anyLink, 'Linked to anything'] as const,
    ...fields.map((field) => [wordOf(field), `Any ${linkKinds[field].noun}`] as const),
  ]);
  const chosen = value && (wide.get(value) ?? lineOf.get(value) ?? titleOf(value));
  function choose(line: string) {
    const [word] = [...wide].find(([, said]) => said === line) ?? [];
    onChange(word ?? choiceOf.get(line)?.id);
  }
  return (
    <div className={classNames('link-filter', chosen && 'is-on')}>
      <Combobox
        label={chosen ? `Linked: ${chosen}` : 'Linked'}
        icon={<Link2 aria-hidden="true" />}
        placeholder="Search deals, content, brands"
        value={chosen ?? 'Linked'}
        onChange={choose}
        most={shownAtOnce}
        groups={[{ value: 'Linked', items: [all, ...wide.values()] }, ...groups]}
        emptyText={(typed) => `Nothing here is called “${typed}”.`}
      />
    </div>
  );
}

/** A record that is not offered, in the archive say; or not of this workspace. */
function titleOf(id: string): string {
  for (const field of linkFields) {
    const title = titleOfLink({ field, id });
    if (title !== undefined) return title;
  }
  return 'Something else';
}
