import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useIsUnsynced } from '#client/sync/reading/unsynced.ts';
import { formatMoment } from '#client/words/format-moment.ts';
import { useScope } from '#client/sync/live/scope.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { comments } from './data.ts';
import type { Comment } from './schema.ts';
import { useMemberNames } from '#domains/people/workspaces/members/use-member-names.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { CommentBody } from './comment-body.tsx';
import { CommentEditor } from './comment-editor.tsx';

interface CommentItemProps {
  comment: Comment;
  /** It is being changed by its author. */
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
}

/** One comment or answer: who said what, and to its author, or an admin, what can be done with it. */
export function CommentItem({ comment, isEditing, onEditing }: CommentItemProps) {
  const { userId } = useScope();
  const formats = useFormats();
  const nameOf = useMemberNames();
  const canEdit = useCan('edit');
  const isAdmin = useCan('manage_members');
  const isUnsynced = useIsUnsynced(comment.id);
  const failure = comments
    .useFailures()
    .find(({ id, operation }) => id === comment.id && operation === 'update');
  const { guestName, reviewLinkId } = comment;
  const author = guestName ?? nameOf(comment.createdByUserId);
  const isOwn = !guestName && comment.createdByUserId === userId && canEdit;
  const items = [
    ...(isOwn ? [{ label: 'Edit', icon: <Pencil />, onSelect: () => onEditing(true) }] : []),
    ...(isOwn || isAdmin
      ? [{ label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => remove(comment.id) }]
      : []),
  ];
  return (
    <article
      className="row top gap-10 comment"
      id={`comment-${comment.id}`}
      aria-label={`Comment by ${author}`}
    >
      <Avatar name={author} decorative />
      <div className="grow">
        <header className="row sm comment-head">
          <b className="strong" dir="auto">
            {author}
          </b>
          {guestName ? <Tape tone="plain">Brand</Tape> : null}
          {reviewLinkId && !guestName ? <Tape tone="plain">Brand reads it</Tape> : null}
          <time className="xs faint one-line" dateTime={comment.createdAt}>
            {formatMoment(comment.createdAt, formats)}
          </time>
          {comment.editedAt ? <span className="xs faint">edited</span> : null}
          <WriteState isUnsynced={isUnsynced} failure={failure} />
          {items.length > 0 ? (
            <Menu
              label={`Comment by ${author}`}
              align="end"
              items={items}
              trigger={
                <IconButton
                  size="sm"
                  className="end"
                  label={`More on the comment by ${author}`}
                  icon={<Ellipsis />}
                />
              }
            />
          ) : null}
        </header>
        {isEditing ? (
          <CommentEditor
            label="Edit comment"
            submitLabel="Save"
            initial={comment.body}
            takesFocus
            onCancel={() => onEditing(false)}
            onSubmit={(body) => {
              onEditing(false);
              if (body !== comment.body) void comments.update(comment.id, { body });
            }}
          />
        ) : (
          <CommentBody body={comment.body} nameOf={nameOf} />
        )}
      </div>
    </article>
  );
}

function remove(id: string): void {
  tellDone('Comment deleted', [comments.remove(id)], () => comments.restore(id));
}
