import type { FormEvent } from 'react';
import { refusalOr } from '#client/sync/api.ts';
import { formatMoment } from '#client/words/format-moment.ts';
import { AreaField, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { FormError } from '#client/ui/fields/field.tsx';
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
  /** What stands in the line when it begins. */
  said: string;
  /** Counted up when the line begins anew: what was typed has been sent, or comes back to it. */
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
        <ul className="cols gap-12 guest-comments">
          {comments.map((words) => (
            <li key={words.id}>
              <Words words={words} formats={formats} />
              {words.answers.length > 0 ? (
                <ul className="cols gap-10 guest-answers" aria-label={`Answers to ${words.name}`}>
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
    <div className="row top gap-10">
      <Avatar name={name} size="sm" decorative />
      <div className="may-shrink">
        <p className="row by-line sm">
          <b className="strong anywhere" dir="auto">
            {name}
          </b>
          <time className="fixed-size xs faint" dateTime={createdAt}>
            {formatMoment(createdAt, formats)}
          </time>
        </p>
        <p className="as-typed" dir="auto">
          {body}
        </p>
      </div>
    </div>
  );
}

function CommentForm({ token, piece, who, said, onWho, onSay, onSent }: GuestCommentsProps) {
  const { values, field, check, send, isBusy, failure, root } = useForm<{
    name?: string;
    body: string;
  }>({ body: said });
  // Whoever has said it once, with a decision or at another piece, is not asked again.
  const name = values.name ?? who.name;
  const body = field('body');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const input = { token, deliverableId: piece.id, body: values.body, name };
    if (!check(guestComment, input)) return;
    await send(
      async () => {
        onWho({ ...who, name: name.trim() });
        await comment(input);
        onSent();
      },
      (error) => refusalOr(error, 'Failed to add comment'),
    );
  }

  return (
    <form
      ref={root}
      className="guest-comment-form"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <div className="cols gap-10">
        <FormError>{failure}</FormError>
        <AreaField
          label={`Comment on ${piece.title}`}
          hideLabel
          placeholder="What do you think of it?"
          {...body}
          onChange={(text) => {
            body.onChange(text);
            onSay(text);
          }}
        />
        {values.body.trim() === '' ? null : (
          <div className="row gap-10 guest-comment-end">
            <TextField label="Your name" autoComplete="name" {...field('name')} value={name} />
            <Button type="submit" busy={isBusy}>
              Comment
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
