import { Plus, X } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { formatMoney } from '#client/words/format-money.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { brands } from '#domains/business/brands/data.ts';
import { brandsByName } from '#domains/business/brands/parts/brand-selectors.ts';
import { lastRate, ratedIn } from '#domains/business/campaigns/form/last-rate.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { expenseCategories } from '#domains/money/expenses/categories/data.ts';
import { starterCategories } from '#domains/money/expenses/categories/rules.ts';
import {
  addExpense,
  categoryCalled,
  usualOf,
} from '#domains/money/expenses/panel/expense-actions.ts';
import { type ExpensePhrase, readExpense } from './read-expense.ts';
import './expense-entry.css';

interface ExpenseEntryProps {
  settings: DaySettings;
  base: string;
  /** What it is a cost of. */
  campaignId?: string;
}

/** One line that writes an expense down; what it says stands under it while it is typed. */
export function ExpenseEntry({ settings, base, campaignId }: ExpenseEntryProps) {
  const known = expenseCategories.useRows(rowsById);
  const brandById = brands.useRows(rowsById);
  const allBrands = brands.useRows(brandsByName);
  const [text, setText] = useState('');
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const { today } = settings;
  const names = new Set([...known.values()].map(({ name }) => name));
  const said = readExpense(text, {
    ...settings,
    currency: base,
    categories: [
      ...known.values(),
      ...starterCategories
        .filter(({ name }) => !names.has(name))
        .map(({ name }) => ({ id: name, name })),
    ],
    brands: allBrands,
    ignored,
  });
  const usual = usualOf(said.title, null);
  const category = said.expenseCategoryId ?? usual.expenseCategoryId;
  const brand = said.brandId ? brandById.get(said.brandId) : undefined;

  function clear() {
    setText('');
    setIgnored([]);
    setError(undefined);
  }

  function add(event: FormEvent) {
    event.preventDefault();
    input.current?.focus();
    if (text.trim() === '') return;
    const { amountMinor, currency = base, title } = said;
    if (amountMinor === undefined) return setError(said.amountError ?? 'Say how much, like 12.50');
    if (title === '') return setError('Say what it was for');
    const isStarter = said.expenseCategoryId !== undefined && !known.has(said.expenseCategoryId);
    const expenseCategoryId = isStarter ? categoryCalled(said.expenseCategoryId ?? '') : category;
    addExpense({
      ...usualOf(title, expenseCategoryId),
      title,
      amountMinor,
      currency,
      ...ratedIn(base, { currency, rate: lastRate(currency, base) }),
      spentOn: said.spentOn ?? today,
      expenseCategoryId,
      brandId: said.brandId ?? null,
      campaignId: campaignId ?? null,
    });
    clear();
  }

  const giveBack = ({ words }: ExpensePhrase) => setIgnored([...ignored, words]);
  const phraseOf = (kind: ExpensePhrase['kind']) => said.phrases.find((one) => one.kind === kind);
  const categoryName =
    (category &&
      (known.get(category)?.name ??
        starterCategories.find(({ name }) => name === category)?.name)) ||
    undefined;
  const chips = [
    said.amountMinor === undefined
      ? undefined
      : {
          label: formatMoney(said.amountMinor, said.currency ?? base),
          tone: 'is-amount',
          phrase: phraseOf('amount'),
        },
    categoryName
      ? {
          label: categoryName,
          tone: (category && known.get(category)?.color) || 'blue',
          phrase: phraseOf('category'),
        }
      : undefined,
    brand ? { label: brand.name, tone: brand.color, phrase: phraseOf('brand') } : undefined,
    {
      label:
        said.spentOn && said.spentOn !== today ? formatShortDate(said.spentOn, settings) : 'Today',
      tone: '',
      phrase: phraseOf('date'),
    },
  ].filter((chip) => chip !== undefined);

  return (
    <form className="expense-entry stack gap-8" aria-label="Quick expense" onSubmit={add}>
      <div className="expense-line row">
        <Plus aria-hidden="true" />
        <input
          ref={input}
          className="grow"
          dir="auto"
          placeholder="12.50 lunch with Halden yesterday #Meals"
          aria-label="Quick expense"
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? errorId : undefined}
          value={text}
          onChange={({ target }) => {
            setError(undefined);
            setText(target.value);
            if (target.value === '') setIgnored([]);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || text === '') return;
            event.preventDefault();
            clear();
          }}
        />
        <Button type="submit" variant="primary" disabled={text.trim() === ''}>
          Add
        </Button>
      </div>
      {text.trim() === '' ? null : (
        <div className="row wraps gap-6" role="status">
          {chips.map(({ label, tone, phrase }) => (
            <span key={label} className={classNames('tape', tone)}>
              {label}
              {phrase ? (
                <button
                  type="button"
                  aria-label={`Turn “${phrase.words}” back into words`}
                  onClick={() => giveBack(phrase)}
                >
                  <X aria-hidden="true" />
                </button>
              ) : null}
            </span>
          ))}
        </div>
      )}
      {error ? (
        <p id={errorId} role="alert" className="errtext">
          {error}
        </p>
      ) : null}
    </form>
  );
}
