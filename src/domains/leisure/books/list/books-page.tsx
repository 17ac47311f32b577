import { Page } from '#client/page/page.tsx';

/** The books of whoever is signed in: read, being read, and to be read. */
export function BooksPage() {
  return <Page title="Books">{null}</Page>;
}
