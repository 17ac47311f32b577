import { contentItems } from '#domains/making/content/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';

const howMany = (rows: readonly ContentItem[]) =>
  rows.filter(({ stage }) => !['idea', 'published', 'archived'].includes(stage)).length;

/** How much content of the workspace is in the making. */
export function PipelineCount() {
  const count = contentItems.useRows(howMany);
  if (!count) return null;
  return (
    <span className="nav-count">
      {count}
      <span className="sr"> in the making</span>
    </span>
  );
}
