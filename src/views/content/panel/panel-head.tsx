import { createElement } from 'react';
import { editRecord } from '#client/record/edit-record.ts';
import { RecordTitle } from '#client/record/record-title.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { ColorDot, Tape } from '#client/ui/marks/tape.tsx';
import { formatShortDate } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { Picture } from '#client/ui/marks/picture.tsx';
import { thumbnailUrl } from '#domains/around/attachments/file-links.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';
import { formatIcon } from '#domains/making/channels/format-icon.ts';
import { formatLabels } from '#domains/making/channels/schema.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { byItem } from '#views/content/pipeline/pieces.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { type ContentItem, contentItemFields } from '#domains/making/content/schema.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { type Sponsor, sponsorName, useSponsors } from './sponsors.ts';

const readTitle = bySchema(contentItemFields.title);

/** What a piece looks like and is called, and for whom it is. */
export function PanelHead({ item, canEdit }: { item: ContentItem; canEdit: boolean }) {
  const pillar = pillars.useRows(rowsById).get(item.pillarId ?? '');
  const sponsors = useSponsors().get(item.id) ?? [];
  const [post] = posts.useRows(byItem).get(item.id) ?? [];
  const formats = useFormats();
  const format = post?.format ?? item.formatHint;
  const { id, title, coverId, publishedOn } = item;
  const drawn = (
    <span
      className={classNames('panel-still is-drawn cols centred', pillar?.color)}
      aria-hidden="true"
    >
      {createElement(formatIcon(item.platformHint, format))}
    </span>
  );
  return (
    <RecordTitle
      label="Title"
      value={title}
      canEdit={canEdit}
      read={readTitle}
      onSave={(next) =>
        editRecord(item, { title: next }, (fields) => contentItems.update(id, fields))
      }
      picture={
        coverId ? (
          <Picture className="panel-still" url={thumbnailUrl(coverId)}>
            {drawn}
          </Picture>
        ) : (
          drawn
        )
      }
    >
      {pillar ? (
        <span className="panel-of inline gap-6 anywhere">
          <ColorDot color={pillar.color} />
          {pillar.name}
        </span>
      ) : null}
      {sponsors.map((sponsor) => (
        <SponsorWords key={sponsor.deliverable.id} sponsor={sponsor} />
      ))}
      {format ? <span>{formatLabels[format]}</span> : null}
      {publishedOn ? (
        <Tape tone="wrap">{`Published ${formatShortDate(publishedOn, formats)}`}</Tape>
      ) : null}
    </RecordTitle>
  );
}

function SponsorWords({ sponsor }: { sponsor: Sponsor }) {
  const seesMoney = useSeesMoney();
  const { brand, campaign } = sponsor;
  const { feeMinor, currency } = campaign;
  const fee = seesMoney && feeMinor !== null && formatMoney(feeMinor, currency, { isFigure: true });
  return (
    <span className="panel-of inline gap-6 anywhere">
      <BrandMark size="sm" brand={brand} name={campaign.campaignName} />
      {[sponsorName(sponsor), fee].filter(Boolean).join(', ')}
    </span>
  );
}
