import { Download } from 'lucide-react';
import { useMore } from '#client/sync/reading/use-more.ts';
import { formatBytes } from '#client/words/format-bytes.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { fileUrl } from '#domains/around/attachments/file-links.ts';
import { attachments } from '#domains/around/attachments/data.ts';
import type { Attachment } from '#domains/around/attachments/schema.ts';

/** The files of a piece to be saved: what is posted is often among them. */
export function PostNowFiles({ contentItemId }: { contentItemId: string }) {
  const more = useMore(attachments, [{ contentItemId }]);
  const files = attachments.useRows(byName).filter((row) => row.contentItemId === contentItemId);
  if (files.length === 0 && more.status === 'error')
    return (
      <li>
        <ErrorState title="Failed to load files" message="" onRetry={more.retry} />
      </li>
    );
  if (files.length === 0)
    return more.status === 'loading' ? (
      <li>
        <SkeletonRows rows={1} />
      </li>
    ) : null;
  return (
    <li className="row wraps">
      {files.map(({ id, fileName, sizeBytes }) => (
        <a key={id} className={buttonClass({})} href={fileUrl(id)} download>
          <Download aria-hidden="true" />
          <span className="trunc" dir="auto">
            {fileName}
          </span>
          <span className="faint">{formatBytes(sizeBytes)}</span>
        </a>
      ))}
    </li>
  );
}

const byName = (rows: readonly Attachment[]) =>
  rows.toSorted((one, other) => one.fileName.localeCompare(other.fileName));
