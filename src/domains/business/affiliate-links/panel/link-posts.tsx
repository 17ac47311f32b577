import { X } from 'lucide-react';
import { formatRowDate } from '#client/words/format-dates.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { IconButton } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { postAffiliateLinks } from '#domains/business/affiliate-links/posts/data.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { openRecord } from '#client/record/openers.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { dayOfPost } from '#domains/making/content/posts/rules.ts';
import { AddPost } from './add-post.tsx';
import { postsByLink } from './link-selectors.ts';

interface LinkPostsProps {
  link: AffiliateLink;
  canEdit: boolean;
  settings: DayFormats;
  /** Never a sheet over a sheet: the content takes the place of the link. */
  onLeave: () => void;
}

/** The posts that carry a link: where to change it once it expires. */
export function LinkPosts({ link, canEdit, settings, onLeave }: LinkPostsProps) {
  const carried = postAffiliateLinks.useRows(postsByLink).get(link.id) ?? [];
  const known = posts.useRows(rowsById);
  const items = contentItems.useRows(rowsById);
  const rows = carried.flatMap(({ id, postId }) => {
    const post = known.get(postId);
    const item = post && items.get(post.contentItemId);
    return post && item ? [{ id, post, item }] : [];
  });
  return (
    <section aria-labelledby="link-posts">
      <SectionHead id="link-posts" title="In these posts" note={rows.length || ''} />
      {rows.length === 0 ? (
        <p className="record-none row gap-12 faint spread">No post carries it so far.</p>
      ) : (
        <ul>
          {rows.map(({ id, post, item }) => (
            <li key={id} className="record-line row gap-10">
              <button
                type="button"
                className="opens grow trunc link-post"
                dir="auto"
                onClick={() => {
                  onLeave();
                  openRecord({ collection: 'content-items', id: item.id });
                }}
              >
                {post.title || item.title}
              </button>
              <span className="xs faint">
                {dayText(dayOfPost(post, settings.timeZone), settings)}
              </span>
              {canEdit ? (
                <IconButton
                  size="sm"
                  label={`Take off ${post.title || item.title}`}
                  icon={<X />}
                  onClick={() => void postAffiliateLinks.remove(id)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {canEdit ? <AddPost linkId={link.id} carried={carried.map(({ postId }) => postId)} /> : null}
    </section>
  );
}

function dayText(day: string | null, settings: DayFormats): string {
  return day ? formatRowDate(day, settings) : 'No day yet';
}
