import { Link } from '@tanstack/react-router';
import { ExternalLink, X } from 'lucide-react';
import { useId } from 'react';
import { formatShortDate } from '#client/words/format-dates.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { uniqueLines } from '#client/words/unique-lines.ts';
import { IconButton } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { formatLabels } from '#domains/making/channels/schema.ts';
import { nextDueOn } from '#domains/business/campaigns/deliverables/rules.ts';
import { openOriginal } from '#domains/making/inspirations/board/card-menu.tsx';
import { Cover } from '#domains/making/inspirations/board/cover.tsx';
import { inspirations } from '#domains/making/inspirations/data.ts';
import { itemInspirations } from '#domains/making/inspirations/items/data.ts';
import { siteOf } from '#domains/making/inspirations/rules.ts';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { AddLinked } from '#domains/making/content/parts/add-linked.tsx';
import { MadeOfRow, useMadeOf } from '#domains/leisure/ideas/made-of.tsx';
import { useSponsors } from './sponsors.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';

interface PanelLinksProps {
  item: ContentItem;
  canEdit: boolean;
  onLeave: () => void;
}

/** The deals that a piece of content is owed to, and what it was inspired by. */
export function PanelLinks({ item, canEdit, onLeave }: PanelLinksProps) {
  const id = useId();
  const formats = useFormats();
  const sponsors = useSponsors().get(item.id) ?? [];
  const known = inspirations.useRows(rowsById);
  const links = itemInspirations.useRows(allRows);
  const inspired = links.flatMap(({ id: linkId, contentItemId, inspirationId }) => {
    const inspiration = contentItemId === item.id ? known.get(inspirationId) : undefined;
    return inspiration ? [{ id: linkId, inspiration }] : [];
  });
  const taken = new Set(inspired.map(({ inspiration }) => inspiration.id));
  const offered = inspirations.useRows(newestFirst).filter((one) => !taken.has(one.id));
  const choices = uniqueLines(offered, ({ title, url }) =>
    [title, url && siteOf(url)].filter(Boolean).join(' · '),
  );
  const madeOf = useMadeOf(item.id);
  const count = sponsors.length + inspired.length + madeOf.length;
  const isEmpty = count === 0;
  if (isEmpty && (!canEdit || choices.size === 0)) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="Linked" note={count || undefined} />
      <ul className="panel-links">
        {sponsors.map(({ deliverable, campaign, brand }) => {
          const due = nextDueOn(deliverable);
          return (
            <li key={deliverable.id}>
              <BrandMark size="sm" brand={brand} name={campaign.campaignName} />
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
        {inspired.map(({ id: linkId, inspiration }) => (
          <InspiredRow
            key={linkId}
            linkId={linkId}
            inspiration={inspiration}
            canEdit={canEdit}
            onLeave={onLeave}
          />
        ))}
        {madeOf.map((made) => (
          <MadeOfRow key={made.id} made={made} onLeave={onLeave} />
        ))}
      </ul>
      {canEdit ? (
        <AddLinked
          label="Link inspiration"
          noun="inspirations"
          choices={choices}
          onAdd={(inspirationId) =>
            void itemInspirations.create({ contentItemId: item.id, inspirationId })
          }
        />
      ) : null}
    </section>
  );
}

interface InspiredRowProps {
  linkId: string;
  inspiration: Inspiration;
  canEdit: boolean;
  onLeave: () => void;
}

function InspiredRow({ linkId, inspiration, canEdit, onLeave }: InspiredRowProps) {
  const { id, title, url } = inspiration;
  return (
    <li>
      <span className="panel-cover">
        <Cover inspiration={inspiration} isSmall />
      </span>
      <Link
        to="/inspirations"
        search={{ inspiration: id }}
        className="grow trunc"
        dir="auto"
        onClick={onLeave}
      >
        {title}
      </Link>
      {url ? (
        <IconButton
          size="sm"
          label={`Open original of ${title}`}
          icon={<ExternalLink />}
          onClick={() => openOriginal(url)}
        />
      ) : null}
      {canEdit ? (
        <IconButton
          size="sm"
          label={`Unlink ${title}`}
          icon={<X />}
          onClick={() =>
            tellDone('Inspiration unlinked', [itemInspirations.remove(linkId)], () =>
              itemInspirations.restore(linkId),
            )
          }
        />
      ) : null}
    </li>
  );
}

const newestFirst = (rows: readonly Inspiration[]) =>
  rows
    .filter(({ isArchived }) => !isArchived)
    .toSorted((one, other) => (one.id < other.id ? 1 : -1));
