import { useEffect, useId, useRef } from 'react';
import { useMore } from '#client/sync/reading/use-more.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { SkeletonRows, useLoadingShown } from '#client/ui/base/states.tsx';
import { comments } from './data.ts';
import { plainText } from './rules.ts';
import { useMemberNames } from '#domains/people/workspaces/members/use-member-names.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { type Subject, subjectEntry } from '#shared/subject.ts';
import { CommentEditor } from './comment-editor.tsx';
import { CommentThread, type OfBrand } from './comment-thread.tsx';
import { threadsOf } from './threads.ts';
import './comments.css';

/** What is said about a record, live, with a line to say something oneself. */
export function Comments({
  subject,
  ofBrand,
  isAsked = false,
  hasLine = true,
}: {
  subject: Subject;
  /** Somebody came for it, from a notification: it is brought into sight. */
  isAsked?: boolean | undefined;
  /** False where the line to say something stands elsewhere. */
  hasLine?: boolean;
  /** How answers to words of a brand reach it. */
  ofBrand?: OfBrand;
}) {
  const id = useId();
  const { status, retry } = useMore(comments, [subject]);
  const threads = threadsOf(comments.useRows(allRows), subject);
  const failed = comments.useFailures().filter(({ operation }) => operation === 'create');
  const nameOf = useMemberNames();
  const canEdit = useCan('edit');
  const section = useRef<HTMLElement>(null);
  const isShown = isAsked && status === 'ready';
  useEffect(() => {
    if (isShown) section.current?.scrollIntoView({ block: 'start' });
  }, [isShown]);
  const isLoading = useLoadingShown(status === 'loading');
  const [name, recordId] = subjectEntry(subject) ?? [];
  const open = threads.filter(({ comment }) => !comment.isResolved).length;
  return (
    <section ref={section} className="cols gap-10 may-shrink comments" aria-labelledby={id}>
      <SectionHead id={id} title="Comments" note={open || undefined} />
      {isLoading && threads.length === 0 ? <SkeletonRows rows={2} /> : null}
      {status === 'error' && threads.length === 0 ? (
        <p className="sm faint" role="alert">
          Failed to load comments.{' '}
          <Button size="sm" onClick={retry}>
            Try Again
          </Button>
        </p>
      ) : null}
      {status === 'ready' && threads.length === 0 ? (
        <p className="sm faint">
          {canEdit ? 'Nothing said yet. Type @ to bring somebody in.' : 'Nothing said yet.'}
        </p>
      ) : null}
      {threads.length > 0 ? (
        <ul>
          {threads.map((thread) => (
            <CommentThread
              key={thread.comment.id}
              thread={thread}
              canEdit={canEdit}
              ofBrand={ofBrand}
            />
          ))}
        </ul>
      ) : null}
      <FailedRows
        failed={failed.filter(({ values }) => name && values[name] === recordId)}
        titleOf={({ body }) => plainText(String(body), nameOf)}
      />
      {canEdit && hasLine ? <NewComment subject={subject} /> : null}
    </section>
  );
}

/** The line to say something about a record. */
export function NewComment({ subject }: { subject: Subject }) {
  const [name, recordId] = subjectEntry(subject) ?? [];
  if (!name) return null;
  return (
    <CommentEditor
      key={recordId}
      label="Comment"
      placeholder="Comment, or @ to mention somebody"
      submitLabel="Comment"
      keptAs={`comment ${recordId}`}
      onSubmit={(body) => void comments.create({ body, [name]: recordId })}
    />
  );
}
