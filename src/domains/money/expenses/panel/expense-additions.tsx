import type { ComponentType } from 'react';
import type { Expense, ExpenseChanges } from '#domains/money/expenses/schema.ts';

export interface ExpenseAdditionProps {
  expense: Expense;
  onChange: (changes: ExpenseChanges) => void;
}

const additions: ComponentType<ExpenseAdditionProps>[] = [];

/** Puts a property of a later domain among those of an expense: one line in a `*-host.tsx`. */
export function addsToExpenses(addition: ComponentType<ExpenseAdditionProps>): void {
  additions.push(addition);
}

/** What later domains say of an expense. */
export function ExpenseAdditions(props: ExpenseAdditionProps) {
  return additions.map((Addition, at) => <Addition key={at} {...props} />);
}
