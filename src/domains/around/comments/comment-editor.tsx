import { useEffect, useRef, useState } from 'react';
import { LeaveQuestion } from '#client/form/leave-question.tsx';
import { Button } from '#client/ui/button.tsx';
import { keptText, useKeepText } from '#client/sync/kept/kept-text.ts';
import { useIsWithinDialog, useUnsaved } from '#client/sync/live/unsaved.ts';
import { DiscardQuestion } from '#client/ui/overlays/discard-question.tsx';
import { mentionedIn, plainText, withMentions } from './rules.ts';
import { maxCommentLength } from './schema.ts';
import { memberName } from '#domains/people/workspaces/members/member-name.ts';
import { members } from '#domains/people/workspaces/members/data.ts';
import type { Member } from '#domains/people/workspaces/members/schema.ts';
import { MentionInput } from './mention-input.tsx';
import { mentionables, mentionedNames } from './mention-query.ts';
import { numberText } from '#shared/words/number-text.ts';

interface CommentEditorProps {
  label: string;
  placeholder?: string;
  submitLabel: string;
  /** The comment as it is stored, when it is being changed. */
  initial?: string;
  /** Under which name what is typed is kept while its page is left; a dialog asks instead. */
  keptAs?: string;
  /** It was asked for: whoever pressed 'Answer' or 'Edit' goes on by typing. */
  takesFocus?: boolean;
  onSubmit: (body: string) => void;
  onCancel?: () => void;
}

const everybody = (rows: readonly Member[]) =>
  mentionables(
    rows.map((member) => ({
      userId: member.userId,
      name: memberName(member),
      username: member.user.username,
    })),
  );

/** Writes a comment or changes one; @ mentions a member. */
export function CommentEditor(props: CommentEditorProps) {
  const { label, placeholder, submitLabel, initial = '', takesFocus = false, onCancel } = props;
  const keptAs = useIsWithinDialog() ? undefined : props.keptAs;
  const [start] = useState(() => keptText(keptAs) || initial);
  const people = members.useRows(everybody);
  // Before the members are there, nobody is said to have left.
  const unknown = members.useStatus() === 'ready' ? 'Former member' : 'Member';
  const [names] = useState(() => mentionedNames(mentionedIn(start), { people, unknown }));
  const [text, setText] = useState(() =>
    plainText(start, (userId) => names.get(userId) ?? unknown),
  );
  const [chosen, setChosen] = useState(
    () => new Map([...names].map(([userId, name]) => [name, userId])),
  );
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const body = withMentions(text.trim(), chosen);
  const isTooLong = body.length > maxCommentLength;
  const isDirty = body !== '' && body !== initial;
  const [isAsking, setAsking] = useState(false);
  useUnsaved(isDirty && keptAs !== undefined);
  useKeepText(keptAs, body);

  function submit() {
    if (body === '' || isTooLong) {
      input.current?.focus();
      return;
    }
    props.onSubmit(body);
    setText('');
    setChosen(new Map());
  }

  return (
    <div className="comment-editor">
      <MentionInput
        inputRef={input}
        value={text}
        onChange={setText}
        onMention={({ name, userId }) => setChosen(new Map([...chosen, [name, userId]]))}
        people={people}
        label={label}
        placeholder={placeholder}
        onSubmit={submit}
        onCancel={onCancel && (() => (isDirty ? setAsking(true) : onCancel()))}
      />
      {isTooLong ? (
        <p className="errtext" role="alert">
          Use at most {numberText(maxCommentLength)} characters
        </p>
      ) : null}
      {isDirty && keptAs === undefined ? (
        <LeaveQuestion>What you typed has not been saved.</LeaveQuestion>
      ) : null}
      {isAsking && onCancel ? (
        <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onCancel} />
      ) : onCancel || text.trim() ? (
        <div className="row gap-6 comment-editor-foot">
          {onCancel ? (
            <Button size="sm" variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          ) : null}
          <Button size="sm" onClick={submit} kbd="mod+enter">
            {submitLabel}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
