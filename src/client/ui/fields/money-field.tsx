import { type ReactNode, useState } from 'react';
import { currencyCodes, currencyName } from '#client/words/currencies.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { amountText, readAmount, rescaledMinor } from '#shared/money.ts';
import { FieldContext } from './field-context.ts';
import { Field, TextInput } from './field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import './money-field.css';

interface MoneyFieldProps {
  label: string;
  /** In minor units; null for none. */
  value: number | null;
  currency: string;
  /** Told the amount, and of which currency; NaN for what is none, so that the schema refuses it. */
  onChange: (amountMinor: number | null, currency: string) => void;
  /** Without it the currency is another field's, and only shown. */
  onCurrencyChange?: (currency: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
}

/**
 * An amount as it is typed, and its currency; what is no amount of that currency is said beside it.
 * It is not there for whom the workspace keeps its money from.
 */
export function MoneyField(props: MoneyFieldProps) {
  return useSeesMoney() ? <ShownMoneyField {...props} /> : null;
}

function ShownMoneyField({
  label,
  value: amountMinor,
  currency,
  onChange,
  onCurrencyChange,
  hint,
  error,
  optional,
}: MoneyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const known = amountMinor === null ? '' : amountText(amountMinor, currency);
  const refusal = typed === null ? undefined : problemOf(typed, currency);

  function change(text: string, inCurrency = currency) {
    setTyped(text);
    onChange(amountOf(text, inCurrency), inCurrency);
  }

  function changeCurrency(next: string) {
    onCurrencyChange?.(next);
    // The same figures are another number of minor units.
    if (typed !== null) change(typed, next);
    else if (amountMinor !== null)
      onChange(rescaledMinor(amountMinor, { from: currency, to: next }), next);
  }

  return (
    <Field label={label} hint={hint} error={refusal ?? error} optional={optional ?? false}>
      <span className="money-field">
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={typed ?? known}
          trailing={onCurrencyChange ? null : <span className="faint">{currency}</span>}
          onChange={(event) => change(event.target.value)}
          onBlur={() => (refusal ? undefined : setTyped(null))}
        />
        {onCurrencyChange ? (
          // The label and what is wrong belong to the amount.
          <FieldContext value={null}>
            <Select
              className="money-currency"
              label={`Currency of ${label}`}
              value={currency}
              onChange={changeCurrency}
              options={optionsOf(currency)}
            />
          </FieldContext>
        ) : null}
      </span>
    </Field>
  );
}

function amountOf(text: string, currency: string): number | null {
  if (text.trim() === '') return null;
  const read = readAmount(text, currency);
  return typeof read === 'number' ? read : Number.NaN;
}

function problemOf(text: string, currency: string): string | undefined {
  if (text.trim() === '') return undefined;
  const read = readAmount(text, currency);
  return typeof read === 'number' ? undefined : read.error;
}

function optionsOf(current: string) {
  const { common, others } = currencyCodes(current);
  return [...common, ...others].map((code) => ({
    value: code,
    label: code,
    hint: currencyName(code),
  }));
}
