import { Archive, ArchiveRestore, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { TextInput } from '#client/ui/fields/text-input.tsx';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { useSavedText, bySchema } from '#client/record/saved-text.ts';
import { editRecord } from '#client/record/edit-record.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import { categoryColors } from '#shared/colors.ts';
import { newId } from '#shared/ids.ts';
import { expenseCategories } from './data.ts';
import { type ExpenseCategory, expenseCategory } from './schema.ts';
import './manage-categories.css';

const read = {
  name: bySchema(expenseCategory.shape.name),
  percent: bySchema(expenseCategory.shape.businessUseDefaultPercent),
};
const byName = (rows: readonly ExpenseCategory[]) =>
  rows.toSorted(
    (one, other) =>
      Number(one.isArchived) - Number(other.isArchived) || one.name.localeCompare(other.name),
  );

/** Adds, renames and archives categories, and says what their expenses count for. */
export function ManageCategories({ open, onClose }: { open: boolean; onClose: () => void }) {
  const all = expenseCategories.useRows(byName);
  const failures = expenseCategories.useFailures();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();

  function add(event: FormEvent) {
    event.preventDefault();
    const reading = read.name(name);
    if (!('value' in reading)) return setError(reading.error);
    const words = name.trim().toLowerCase();
    if (all.some((one) => one.name.toLowerCase() === words))
      return setError('There is a category of this name already');
    const id = newId();
    const color = categoryColors[all.length % categoryColors.length] ?? 'blue';
    void expenseCategories.create({ id, name: name.trim(), color, sortOrder: all.length });
    setName('');
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Expense categories"
      description="New expenses of a category begin as it says: what is there already stays as it is."
      footer={
        <>
          <span className="end" />
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <form className="row gap-8" onSubmit={add}>
        <TextInput
          aria-label="New category"
          placeholder="New category"
          maxLength={60}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" icon={<Plus />} disabled={name.trim() === ''}>
          Add
        </Button>
      </form>
      {error ? (
        <p role="alert" className="errtext">
          {error}
        </p>
      ) : null}
      <FailedRows
        failed={failures.filter(({ operation }) => operation === 'create')}
        titleOf={(values) => String(values['name'])}
      />
      <ul className="lines expense-categories">
        {all.map((category) => (
          <CategoryRow key={category.id} category={category} />
        ))}
      </ul>
      {all.length === 0 ? (
        <p className="sm muted">
          A starter set of twenty is offered wherever you choose a category. What you choose comes
          here.
        </p>
      ) : null}
    </Dialog>
  );
}

function CategoryRow({ category }: { category: ExpenseCategory }) {
  const { id, name, color, isDeductibleDefault, businessUseDefaultPercent, isArchived } = category;
  const change = (fields: Partial<ExpenseCategory>) =>
    editRecord<Partial<ExpenseCategory>>(category, fields, (said) =>
      expenseCategories.update(id, said),
    );
  const named = useSavedText({
    value: name,
    read: read.name,
    onSave: (next) => change({ name: next }),
  });
  const share = useSavedText({
    value: businessUseDefaultPercent,
    read: (typed) => read.percent(typed.replace(',', '.')),
    onSave: (next) => change({ businessUseDefaultPercent: next }),
  });

  function archive() {
    tellDone(
      isArchived ? 'Category brought back' : 'Category archived',
      [expenseCategories.update(id, { isArchived: !isArchived })],
      () => expenseCategories.update(id, { isArchived }),
    );
  }

  return (
    <li>
      <div className="row gap-8">
        <ColorDot color={color} />
        <TextInput
          className="grow"
          aria-label={`Name of ${name}`}
          disabled={isArchived}
          {...named.control}
        />
        <Switch
          label={`${name} is deductible`}
          checked={isDeductibleDefault}
          onChange={(next) => change({ isDeductibleDefault: next })}
        >
          <span className="sm muted expense-deducts">Deductible</span>
        </Switch>
        <TextInput
          className="expense-share"
          inputMode="decimal"
          aria-label={`Business use of ${name}`}
          disabled={!isDeductibleDefault}
          trailing={<span className="faint">%</span>}
          {...share.control}
        />
        <IconButton
          size="sm"
          label={isArchived ? `Take ${name} out of the archive` : `Archive ${name}`}
          icon={isArchived ? <ArchiveRestore /> : <Archive />}
          onClick={archive}
        />
      </div>
      {(named.error ?? share.error) ? (
        <p role="alert" className="errtext">
          {named.error ?? share.error}
        </p>
      ) : null}
    </li>
  );
}
