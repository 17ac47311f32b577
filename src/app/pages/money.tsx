import { Briefcase, ReceiptText, RefreshCw, Wrench } from 'lucide-react';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  readBusinessesSearch,
  readBusinessSearch,
} from '#views/businesses/list/business-search.ts';
import { readExpenseSearch } from '#domains/money/expenses/list/expense-search.ts';
import { readRecurringSearch } from '#domains/money/recurring/list/recurring-search.ts';
import { readToolSearch } from '#domains/money/tools/list/tool-search.ts';
import { guarded } from '#app/pages/roots.tsx';

/** The pages of who earns and pays, in the order of the sidebar: those of what is spent come last. */
export const moneyPages = [
  createRoute({
    getParentRoute: () => guarded,
    path: '/businesses',
    component: lazyRouteComponent(
      () => import('#views/businesses/list/businesses-page.tsx'),
      'BusinessesPage',
    ),
    validateSearch: readBusinessesSearch,
    staticData: {
      title: 'Businesses',
      modules: ['finance'],
      place: { section: 'Finance', icon: Briefcase },
    },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/businesses/$id',
    component: lazyRouteComponent(
      () => import('#views/businesses/page/business-page.tsx'),
      'BusinessPage',
    ),
    validateSearch: readBusinessSearch,
    remountDeps: ({ params }) => params,
    staticData: { title: 'Business', modules: ['finance'] },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/tools',
    component: lazyRouteComponent(
      () => import('#domains/money/tools/list/tools-page.tsx'),
      'ToolsPage',
    ),
    validateSearch: readToolSearch,
    staticData: {
      title: 'Tools',
      modules: ['finance'],
      place: { section: 'Finance', icon: Wrench },
    },
  }),
] as const;

/** Those of what is spent. */
export const spendingPages = [
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
      modules: ['finance'],
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
    staticData: { title: 'Import expenses', modules: ['finance'] },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/recurring-expenses',
    component: lazyRouteComponent(
      () => import('#domains/money/recurring/list/recurring-expenses-page.tsx'),
      'RecurringExpensesPage',
    ),
    validateSearch: readRecurringSearch,
    staticData: {
      title: 'Recurring Expenses',
      modules: ['finance'],
      place: { section: 'Finance', icon: RefreshCw },
    },
  }),
] as const;
