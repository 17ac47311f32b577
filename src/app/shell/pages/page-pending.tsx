import { SkeletonRows } from '#client/ui/base/states.tsx';
import './page-pending.css';

/** Stands in while the code of a page is on its way. */
export function PagePending() {
  return (
    <div className="page-pending">
      <SkeletonRows />
    </div>
  );
}
