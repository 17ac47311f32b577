import { Paperclip } from 'lucide-react';
import { useMore } from '#client/sync/reading/use-more.ts';
import { useId, useRef } from 'react';
import { useDroppedFiles, usePastedFiles } from '#client/form/dropped-files.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { ErrorState, SkeletonRows, useLoadingShown } from '#client/ui/base/states.tsx';
import { isAbout, type Subject } from '#shared/subject.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { attachments } from './data.ts';
import type { Attachment, AttachmentKind } from './schema.ts';
import { AttachmentRow } from './attachment-row.tsx';
import { UploadRow } from './upload-row.tsx';
import { attachFiles, useUploads } from './uploads.ts';
import './attachments.css';

interface AttachmentsProps {
  /** The record that the files belong to: `{ campaignId }` say. */
  subject: Subject;
  title?: string;
  /** What newly added files are; with it only files of this kind are listed. */
  kind?: AttachmentKind;
  /** What a file can be marked as. */
  kinds?: readonly AttachmentKind[];
  /** One line for when there is none. */
  emptyText?: string;
}

/** The files of a record: they can be dropped, pasted or chosen, saved, renamed and deleted. */
export function Attachments({
  subject,
  title = 'Files',
  kind,
  kinds = [],
  emptyText = 'No files yet. Drop them here, or paste a screenshot.',
}: AttachmentsProps) {
  const id = useId();
  const more = useMore(attachments, [subject]);
  const rows = attachments.useRows(newestFirst);
  const uploads = useUploads(subject);
  const canEdit = useCan('edit');
  const isLoading = useLoadingShown(more.status === 'loading');
  const add = (files: readonly File[]) => void attachFiles(subject, files, kind);
  const { isOver, place } = useDroppedFiles(add, canEdit);
  usePastedFiles(add, canEdit);
  const shown = rows.filter((row) => isAbout(row, subject) && (!kind || row.kind === kind));
  const isEmpty = more.status === 'ready' && shown.length === 0 && uploads.length === 0;
  return (
    <section
      className={classNames('attachments', isOver && 'is-over')}
      aria-labelledby={id}
      {...place}
    >
      <SectionHead id={id} title={title} note={shown.length || null}>
        {canEdit ? <ChooseFiles onChoose={add} /> : null}
      </SectionHead>
      {more.status === 'error' && shown.length === 0 ? (
        <ErrorState title="Failed to load files" message="" onRetry={more.retry} />
      ) : null}
      {isLoading && shown.length === 0 ? <SkeletonRows rows={2} /> : null}
      {isEmpty ? (
        <p className="muted attachments-note">{canEdit ? emptyText : 'No files yet.'}</p>
      ) : null}
      {shown.length + uploads.length > 0 ? (
        <ul aria-label={title}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
          {shown.map((attachment) => (
            <AttachmentRow
              key={attachment.id}
              attachment={attachment}
              kinds={kinds}
              canEdit={canEdit}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const newestFirst = (rows: readonly Attachment[]) =>
  rows.toSorted((one, other) => other.id.localeCompare(one.id));

function ChooseFiles({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="sm" icon={<Paperclip />} onClick={() => input.current?.click()}>
        Attach files
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to attach"
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
