import { partsOf } from './rules.ts';

/** The words of a comment, with those mentioned by name. */
export function CommentBody({
  body,
  nameOf,
}: {
  body: string;
  nameOf: (userId: string) => string;
}) {
  return (
    <p className="as-typed" dir="auto">
      {partsOf(body).map((part, place) =>
        'userId' in part ? (
          <span key={place} className="strong comment-mention">
            @{nameOf(part.userId)}
          </span>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
