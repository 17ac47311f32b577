import { BookOpen, Tv } from 'lucide-react';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readYearSearch } from '#domains/leisure/books/year/year-search.ts';
import { readBookSearch } from '#domains/leisure/books/list/book-search.ts';
import { readEntertainmentSearch } from '#domains/leisure/entertainment/list/entertainment-search.ts';
import { guarded } from '#app/pages/roots.tsx';

/** The pages of books and entertainment, in the order of the sidebar. */
export const leisurePages = [
  createRoute({
    getParentRoute: () => guarded,
    path: '/entertainment',
    component: lazyRouteComponent(
      () => import('#domains/leisure/entertainment/list/entertainment-page.tsx'),
      'EntertainmentPage',
    ),
    validateSearch: readEntertainmentSearch,
    staticData: { title: 'Entertainment', place: { section: 'Entertainment', icon: Tv } },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/entertainment/import',
    component: lazyRouteComponent(
      () => import('#domains/leisure/entertainment/import/page/entertainment-import-page.tsx'),
      'EntertainmentImportPage',
    ),
    staticData: { title: 'Import entertainment' },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/books',
    component: lazyRouteComponent(
      () => import('#domains/leisure/books/list/books-page.tsx'),
      'BooksPage',
    ),
    validateSearch: readBookSearch,
    staticData: { title: 'Books', place: { section: 'Entertainment', icon: BookOpen } },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/books/year',
    component: lazyRouteComponent(
      () => import('#domains/leisure/books/year/book-year-page.tsx'),
      'BookYearPage',
    ),
    validateSearch: readYearSearch,
    staticData: { title: 'My year in books' },
  }),
  createRoute({
    getParentRoute: () => guarded,
    path: '/books/import',
    component: lazyRouteComponent(
      () => import('#domains/leisure/books/import/page/book-import-page.tsx'),
      'BookImportPage',
    ),
    staticData: { title: 'Import books' },
  }),
] as const;
