import { Link2, TicketPercent, X } from 'lucide-react';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { uniqueLines } from '#client/words/unique-lines.ts';
import { IconButton } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/rows/copy-text.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { ExpiryTape } from '#domains/business/affiliate-links/list/expiry-tape.tsx';
import { openLinkPanel } from '#domains/business/affiliate-links/panel/link-panel-host.tsx';
import {
  linksByPost,
  linksByTitle,
} from '#domains/business/affiliate-links/panel/link-selectors.ts';
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import { postAffiliateLinks } from '#domains/business/affiliate-links/posts/data.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import { AddLinked } from '#domains/making/content/parts/add-linked.tsx';

interface PostLinksProps {
  post: Post;
  canEdit: boolean;
  /** Never a sheet over a sheet: a link takes the place of the content. */
  onLeave: () => void;
}

/** The affiliate links that a post carries, each with the id under which that is noted. */
export function useCarriedLinks(postId: string) {
  const carried = postAffiliateLinks.useRows(linksByPost).get(postId) ?? [];
  const known = affiliateLinks.useRows(rowsById);
  return carried.flatMap(({ id, affiliateLinkId }) => {
    const link = known.get(affiliateLinkId);
    return link ? [{ id, link }] : [];
  });
}

/** The links and codes in a post: copied, opened, added and taken off. */
export function PostLinks({ post, canEdit, onLeave }: PostLinksProps) {
  const { today } = useFormats();
  const isOn = useIsOn();
  const carried = useCarriedLinks(post.id);
  const taken = new Set(carried.map(({ link }) => link.id));
  const offered = affiliateLinks
    .useRows(linksByTitle)
    .filter(({ id, status }) => status !== 'ended' && !taken.has(id));
  const choices = uniqueLines(offered, ({ title, discountCode }) =>
    [title, discountCode].filter(Boolean).join(' · '),
  );
  if (!isOn('deals') || (carried.length === 0 && (!canEdit || choices.size === 0))) return null;
  return (
    <Field label="Affiliate links" optional group className="wide">
      {carried.length > 0 ? (
        <ul className="panel-links">
          {carried.map(({ id, link }) => (
            <li key={id}>
              <button
                type="button"
                className="panel-linked grow trunc start hover-line"
                onClick={() => {
                  onLeave();
                  openLinkPanel({ linkId: link.id });
                }}
              >
                {link.title}
              </button>
              <ExpiryTape link={link} today={today} />
              {link.discountCode ? (
                <IconButton
                  size="sm"
                  label={`Copy ${link.discountCode}`}
                  icon={<TicketPercent />}
                  onClick={() => void copyText(link.discountCode, 'Code')}
                />
              ) : null}
              <CopyUrl url={link.url} title={link.title} />
              {canEdit ? (
                <IconButton
                  size="sm"
                  label={`Take off ${link.title}`}
                  icon={<X />}
                  onClick={() => void postAffiliateLinks.remove(id)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {canEdit ? (
        <AddLinked
          label="Add affiliate link"
          noun="affiliate links"
          choices={choices}
          onAdd={(affiliateLinkId) =>
            void postAffiliateLinks.create({ postId: post.id, affiliateLinkId })
          }
        />
      ) : null}
    </Field>
  );
}

function CopyUrl({ url, title }: { url: string | null; title: string }) {
  if (!url) return null;
  return (
    <IconButton
      size="sm"
      label={`Copy link of ${title}`}
      icon={<Link2 />}
      onClick={() => void copyText(url, 'Link')}
    />
  );
}
