import { useIsPhone } from '#client/ui/base/use-media.ts';
import { PageBar } from './page-bar.tsx';

/** The bar over a record on phones: the way back, and what every page has. Its name stands below it. */
export function RecordBar({ title }: { title: string }) {
  const isPhone = useIsPhone();
  return isPhone ? <PageBar isQuiet title={title} /> : null;
}
