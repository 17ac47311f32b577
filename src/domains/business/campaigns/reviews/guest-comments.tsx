import { type FormEvent, useState } from 'react';
import { refusalOr } from '#client/sync/api.ts';
import { formatMoment } from '#client/words/format-moment.ts';
import { useDraft } from '#client/form/use-draft.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, FormError, TextArea, TextInput } from '#client/ui/fields/field.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { comment } from './data.ts';
import { guestComment, type Reviewed } from './schema.ts';
import type { Reviewer } from './decision-dialog.tsx';
import './guest-comments.css';

interface GuestCommentsProps {
  token: string;
  piece: Reviewed;
  mayComment: boolean;
  formats: DayFormats;
  who: Reviewer;
  onWho: (who: Reviewer) => void;
  /** Counted up when what was typed has been sent: the line begins anew. */
  turn: number;
  onSay: (body: string) => void;
  onSent: () => void;
}

/** What was said to a piece by this link, and a line to say more. */
export function GuestComments(props: GuestCommentsProps) {
  const { piece, mayComment, formats, turn } = props;
  const { comments } = piece;
  if (comments.length === 0 && !mayComment) return null;
  return (
    <section>
      <h3>Comments</h3>
      {comments.length > 0 ? (
        <ul className="guest-comments">
          {comments.map((words) => (
            <li key={words.id}>
              <Words words={words} formats={formats} />
              {words.answers.length > 0 ? (
                <ul className="guest-answers" aria-label={`Answers to ${words.name}`}>
                  {words.answers.map((answer) => (
                    <li key={answer.id}>
                      <Words words={answer} formats={formats} />
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {mayComment ? <CommentForm key={turn} {...props} /> : null}
    </section>
  );
}

type Said = Omit<Reviewed['comments'][number], 'answers'>;

function Words({ words, formats }: { words: Said; formats: DayFormats }) {
  const { name, body, createdAt } = words;
  return (
    <div className="guest-words">
      <Avatar name={name} size="sm" decorative />
      <div>
        <p className="guest-comment-head">
          <b dir="auto">{name}</b>
          <time dateTime={createdAt}>{formatMoment(createdAt, formats)}</time>
        </p>
        <p className="guest-comment-body" dir="auto">
          {body}
        </p>
      </div>
    </div>
  );
}

function CommentForm({ token, piece, who, onWho, onSay, onSent }: GuestCommentsProps) {
  const { values, set, errors, check, form } = useDraft<{ name?: string; body: string }>({
    body: '',
  });
  // Whoever has said it once, with a decision or at another piece, is not asked again.
  const name = values.name ?? who.name;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    const input = { token, deliverableId: piece.id, body: values.body, name };
    if (isBusy || !check(guestComment, input)) return;
    setBusy(true);
    setFailure(null);
    try {
      onWho({ ...who, name: name.trim() });
      await comment(input);
      onSent();
    } catch (error) {
      setFailure(refusalOr(error, 'Failed to add comment'));
      setBusy(false);
    }
  }

  return (
    <form className="guest-comment-form" onSubmit={(event) => void send(event)} noValidate>
      <div ref={form}>
        <FormError>{failure}</FormError>
        <Field label={`Comment on ${piece.title}`} hideLabel error={errors['body']}>
          <TextArea
            dir="auto"
            placeholder="What do you think of it?"
            value={values.body}
            onChange={({ target }) => {
              set({ body: target.value });
              onSay(target.value);
            }}
          />
        </Field>
        {values.body.trim() === '' ? null : (
          <div className="guest-comment-end">
            <Field label="Your name" error={errors['name']}>
              <TextInput
                dir="auto"
                autoComplete="name"
                value={name}
                onChange={({ target }) => set({ name: target.value })}
              />
            </Field>
            <Button type="submit" busy={isBusy}>
              Comment
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
