import { Check, ChevronRight, Reply, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { comments } from './data.ts';
import type { Comment } from './schema.ts';
import { useMemberNames } from '#domains/people/workspaces/members/use-member-names.ts';
import { subjectEntry } from '#shared/subject.ts';
import { CommentEditor } from './comment-editor.tsx';
import { CommentItem } from './comment-item.tsx';
import type { Thread } from './threads.ts';

/** Whether a brand can read an answer to its words, and what is said of that before it is written. */
export type OfBrand = (comment: Comment) => { isReached: boolean; text: string };

interface CommentThreadProps {
  thread: Thread;
  canEdit: boolean;
  ofBrand: OfBrand | undefined;
}

/** A comment with its answers; once resolved it folds into one line. */
export function CommentThread({ thread, canEdit, ofBrand }: CommentThreadProps) {
  const { comment, answers } = thread;
  const nameOf = useMemberNames();
  const [isAnswering, setAnswering] = useState(false);
  const [edited, setEdited] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [isInside, setInside] = useState(false);
  const brand = comment.guestName === null ? undefined : ofBrand?.(comment);
  const isToBrand = brand?.isReached === true && !isInside;

  function answer(body: string) {
    const [name, id] = subjectEntry(comment) ?? [];
    if (!name || !id) return;
    const reviewLinkId = isToBrand ? comment.reviewLinkId : null;
    void comments.create({ body, parentId: comment.id, reviewLinkId, [name]: id });
    setAnswering(false);
  }

  const itemOf = (one: Comment) => (
    <CommentItem
      comment={one}
      isEditing={edited.includes(one.id)}
      onEditing={(isEditing) =>
        setEdited((ids) => [...ids.filter((id) => id !== one.id), ...(isEditing ? [one.id] : [])])
      }
    />
  );
  const isWriting = isAnswering || [comment, ...answers].some(({ id }) => edited.includes(id));

  // Whoever is writing goes on: somebody else may have resolved it meanwhile.
  if (comment.isResolved && !isOpen && !isWriting) {
    const count = answers.length + 1;
    return (
      <li className="ruled comment-thread is-resolved">
        <button
          type="button"
          className="row gap-6 sm faint icon-14 comment-fold"
          onClick={() => setOpen(true)}
        >
          <ChevronRight aria-hidden="true" />
          Resolved: {count === 1 ? 'a comment' : `${count} comments`}, begun by{' '}
          {comment.guestName ?? nameOf(comment.createdByUserId)}
        </button>
      </li>
    );
  }
  return (
    <li className="ruled comment-thread">
      {itemOf(comment)}
      {answers.length > 0 ? (
        <ul className="cols gap-8 comment-answers" aria-label="Answers">
          {answers.map((one) => (
            <li key={one.id}>{itemOf(one)}</li>
          ))}
        </ul>
      ) : null}
      {isAnswering ? (
        <div className="cols gap-8 comment-answers">
          {brand?.isReached ? (
            <Segmented
              label="Who reads the answer"
              value={isInside ? 'inside' : 'brand'}
              onChange={(whom) => setInside(whom === 'inside')}
              options={[
                { value: 'brand', label: `To ${comment.guestName}` },
                { value: 'inside', label: 'Among yourselves' },
              ]}
            />
          ) : null}
          {brand ? (
            <p className="sm faint">
              {brand.isReached && isInside ? 'The brand does not see it.' : brand.text}
            </p>
          ) : null}
          <CommentEditor
            label="Answer"
            placeholder={
              isToBrand ? `Answer ${comment.guestName}` : 'Answer, or @ to mention somebody'
            }
            submitLabel="Answer"
            takesFocus
            onSubmit={answer}
            onCancel={() => setAnswering(false)}
          />
        </div>
      ) : null}
      {canEdit && !isAnswering ? (
        <div className="row gap-2 comment-actions">
          <Button size="sm" variant="ghost" icon={<Reply />} onClick={() => setAnswering(true)}>
            Answer
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon={comment.isResolved ? <RotateCcw /> : <Check />}
            onClick={() => {
              setOpen(false);
              void comments.update(comment.id, { isResolved: !comment.isResolved });
            }}
          >
            {comment.isResolved ? 'Reopen' : 'Resolve'}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
