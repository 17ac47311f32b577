import { Check, Plus } from 'lucide-react';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { requirements } from '#domains/business/campaigns/requirements/data.ts';
import {
  askedOf,
  type AskedWords,
  askedWords,
  carries,
  withWords,
} from '#domains/business/campaigns/requirements/rules.ts';
import { deliverablesOf } from '#domains/business/campaigns/sync/rules.ts';
import { channels } from '#domains/making/channels/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { noticeApproval } from '#views/content/panel/approval-actions.ts';
import { bySortOrder } from '#views/content/panel/panel-requirements.tsx';
import { useSponsors } from '#views/content/panel/sponsors.ts';

interface PostWordsProps {
  post: Post;
  item: ContentItem;
  canEdit: boolean;
}

/** The hashtags, mentions, links and codes that brands ask for in a post, put into it by a press. */
export function PostWords({ post, item, canEdit }: PostWordsProps) {
  const sponsors = useSponsors().get(item.id) ?? [];
  const platform = channels.useRows(rowsById).get(post.channelId ?? '')?.platform ?? null;
  const owed = sponsors.map(({ deliverable }) => deliverable);
  const asked = askedOf(
    requirements.useRows(bySortOrder),
    deliverablesOf(owed, { ...post, platform }),
  );
  // Two deals may ask for the same.
  const words = [...new Map(asked.flatMap(askedWords).map((one) => [one.words, one])).values()];
  if (words.length === 0) return null;
  const missing = words.filter((one) => !carries(post, one.words));

  function add(added: readonly AskedWords[]) {
    // A caption that was being typed has been saved by the press.
    const now = posts.read(allRows).find(({ id }) => id === post.id) ?? post;
    noticeApproval(item);
    void posts.update(post.id, withWords(now, added));
  }

  return (
    <Field label="The brand asks for" group className="wide">
      <div className="row wraps gap-6 may-shrink">
        {words.map((one) =>
          missing.includes(one) && canEdit ? (
            <Button
              key={one.words}
              size="sm"
              icon={<Plus />}
              aria-label={`Add ${one.words} to the ${one.place}`}
              onClick={() => add([one])}
            >
              {one.words}
            </Button>
          ) : (
            <Tape
              key={one.words}
              tone={missing.includes(one) ? 'plain' : 'wrap'}
              icon={missing.includes(one) ? null : <Check aria-label="In the post:" />}
            >
              {one.words}
            </Tape>
          ),
        )}
        {canEdit && missing.length > 1 ? (
          <Button size="sm" variant="ghost" onClick={() => add(missing)}>
            Add all {missing.length}
          </Button>
        ) : null}
      </div>
    </Field>
  );
}
