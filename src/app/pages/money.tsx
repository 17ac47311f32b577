import { ReceiptText } from 'lucide-react';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readExpenseSearch } from '#domains/money/expenses/list/expense-search.ts';
import { guarded } from '#app/pages/roots.tsx';

/** The pages of what is spent, in the order of the sidebar. */
export const moneyPages = [
  createRoute({
    getParentRoute: () => guarded,
    path: '/expenses',
    component: lazyRouteComponent(
      () => import('#domains/money/expenses/list/expenses-page.tsx'),
      'ExpensesPage',
    ),
    validateSearch: readExpenseSearch,
    staticData: {
      title: 'Expenses',
      place: { section: 'Finance', icon: ReceiptText },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/expenses/import',
    component: lazyRouteComponent(
      () => import('#domains/money/expenses/import/page/import-page.tsx'),
      'ImportPage',
    ),
    staticData: { title: 'Import expenses' },
  }),
] as const;
