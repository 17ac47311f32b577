import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { formatShortDate } from '#client/format-dates.ts';
import { allRows, rowsById } from '#client/selectors.ts';
import { Monogram } from '#client/ui/avatar.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { useFormats } from '#domains/auth/data.ts';
import { formatLabels } from '#domains/channels/schema.ts';
import { nextDueOn } from '#domains/campaigns/deliverables/rules.ts';
import { inspirations } from '#domains/inspirations/data.ts';
import { itemInspirations } from '#domains/inspirations/items/data.ts';
import type { ContentItem } from '#domains/content/schema.ts';
import { useSponsors } from './sponsors.ts';

/** The deals that a piece of content is owed to, and what it was inspired by. */
export function PanelLinks({ item, onLeave }: { item: ContentItem; onLeave: () => void }) {
  const id = useId();
  const formats = useFormats();
  const sponsors = useSponsors().get(item.id) ?? [];
  const known = inspirations.useRows(rowsById);
  const links = itemInspirations.useRows(allRows);
  const inspired = links.flatMap(({ contentItemId, inspirationId }) =>
    contentItemId === item.id ? (known.get(inspirationId) ?? []) : [],
  );
  if (sponsors.length === 0 && inspired.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="Linked" note={sponsors.length + inspired.length} />
      <ul className="panel-links">
        {sponsors.map(({ deliverable, campaign, brand }) => {
          const due = nextDueOn(deliverable);
          return (
            <li key={deliverable.id}>
              <Monogram
                size="sm"
                name={brand?.name ?? campaign.campaignName}
                color={brand?.color}
              />
              <Link
                to="/campaign/$id"
                params={{ id: campaign.id }}
                className="grow trunc"
                onClick={onLeave}
              >
                {`${campaign.campaignName}: ${formatLabels[deliverable.format]}`}
              </Link>
              {due ? <span className="faint">{`due ${formatShortDate(due, formats)}`}</span> : null}
            </li>
          );
        })}
        {inspired.map(({ id: inspirationId, title, url }) => (
          <li key={inspirationId}>
            {url ? (
              <a className="grow trunc" href={url} target="_blank" rel="noopener noreferrer">
                {title}
              </a>
            ) : (
              <span className="grow trunc">{title}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
