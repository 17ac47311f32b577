import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { SuggestInput } from '#client/ui/fields/suggest-input.tsx';
import { postAffiliateLinks } from '#domains/business/affiliate-links/posts/data.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';

const newestFirst = (rows: readonly Post[]) =>
  rows.toSorted((one, other) => other.id.localeCompare(one.id));
const titles = (rows: readonly ContentItem[]) => new Map(rows.map(({ id, title }) => [id, title]));
const most = 50;

/** Notes that one more post carries a link, found by its title. */
export function AddPost({ linkId, carried }: { linkId: string; carried: readonly string[] }) {
  const known = posts.useRows(newestFirst);
  const titleOf = contentItems.useRows(titles);
  const [typed, setTyped] = useState('');
  const offered = known
    .filter(({ id, contentItemId }) => !carried.includes(id) && titleOf.has(contentItemId))
    .slice(0, most)
    .map(({ id, title, format, contentItemId }) => ({
      id,
      label: [title || titleOf.get(contentItemId), format?.replaceAll('_', ' ')]
        .filter(Boolean)
        .join(', '),
    }));
  const chosen = offered.find(({ label }) => label === typed);
  if (offered.length === 0) return null;
  return (
    <form
      className="row link-add-post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!chosen) return;
        void postAffiliateLinks.create({ postId: chosen.id, affiliateLinkId: linkId });
        setTyped('');
      }}
    >
      <Field label="Post that carries it" hideLabel className="grow">
        <SuggestInput
          value={typed}
          onChange={setTyped}
          suggestions={offered}
          placeholder="Find a post by its title"
        />
      </Field>
      <Button type="submit" disabled={!chosen}>
        Add
      </Button>
    </form>
  );
}
