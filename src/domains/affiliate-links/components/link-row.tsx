import { Copy, Link2 } from 'lucide-react';
import type { FailedWrite } from '#client/collection-hooks.ts';
import { formatShortDate } from '#client/format-dates.ts';
import { useSeesMoney } from '#client/sees-money.ts';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { copyText } from '#client/ui/copy-text.ts';
import { RowCheck } from '#client/ui/row-select.tsx';
import { Tape } from '#client/ui/tape.tsx';
import { TotalCell } from '#client/ui/total-cell.tsx';
import { WriteState } from '#client/ui/write-state.tsx';
import type { RowSelection } from '#client/use-row-selection.ts';
import { expiryOf, networkLabel, statusLabels } from '#domains/affiliate-links/rules.ts';
import type { DayFormats } from '#domains/auth/data.ts';
import { BrandMark } from '#domains/brands/components/brand-mark.tsx';
import { commissionText } from './commission-text.ts';
import { ExpiryTape } from './expiry-tape.tsx';
import { HealthDot } from './link-health.tsx';
import type { LinkLine } from './link-lines.ts';
import { LinkMenu } from './link-menu.tsx';
import { openLinkPanel } from './link-panel-host.tsx';

interface LinkRowProps {
  line: LinkLine;
  base: string;
  canEdit: boolean;
  settings: DayFormats;
  /** Whether it says its brand: no heading does. */
  isFlat: boolean;
  isNarrow: boolean;
  selection: RowSelection;
  failure: FailedWrite | undefined;
}

/** One link or code: what it pays, until when, and what it earned. */
export function LinkRow(props: LinkRowProps) {
  const { line, base, canEdit, settings, isFlat, isNarrow, selection, failure } = props;
  const { link, brand, ofMonth, ofYear } = line;
  const { id, title, url, discountCode, network, status, expiresOn } = link;
  const seesMoney = useSeesMoney();
  return (
    <tr
      data-row-id={id}
      className={classNames(
        failure && 'is-failed',
        status !== 'active' && 'is-still',
        selection.has(id) && 'is-selected',
      )}
    >
      <td>
        <div className="link-name">
          {canEdit ? <RowCheck id={id} name={title} selection={selection} /> : null}
          <span className="link-words">
            <button
              type="button"
              data-row
              className="trunc"
              dir="auto"
              onClick={() => openLinkPanel({ linkId: id })}
            >
              {title}
            </button>
            <small className="trunc">
              <HealthDot link={link} settings={settings} />
              {[
                isNarrow && isFlat && brand?.name,
                isNarrow && discountCode,
                url && shortUrl(url),
                network !== 'direct' && networkLabel(network),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
            {isNarrow ? <ExpiryTape link={link} today={settings.today} /> : null}
          </span>
          {status === 'active' ? null : <Tape tone="plain">{statusLabels[status]}</Tape>}
          <WriteState failure={failure} />
          {url ? (
            <IconButton
              size="sm"
              label={`Copy link of ${title}`}
              icon={<Link2 />}
              onClick={() => void copyText(url, 'Link')}
            />
          ) : null}
        </div>
      </td>
      {isFlat ? (
        <td className="wide">
          {brand ? (
            <span className="row">
              <BrandMark size="sm" brand={brand} />
              <span dir="auto" className="trunc">
                {brand.name}
              </span>
            </span>
          ) : (
            <span className="faint">–</span>
          )}
        </td>
      ) : null}
      <td className="wide">
        {discountCode ? (
          <button
            type="button"
            className="link-code"
            aria-label={`Copy code ${discountCode}`}
            onClick={() => void copyText(discountCode, 'Code')}
          >
            <span className="trunc">{discountCode}</span>
            <Copy aria-hidden="true" />
          </button>
        ) : (
          <span className="faint">–</span>
        )}
      </td>
      {seesMoney ? (
        <td className="wide muted">{commissionText(link) || <span className="faint">–</span>}</td>
      ) : null}
      <td className="wide">
        {expiryOf(link, settings.today) ? (
          <ExpiryTape link={link} today={settings.today} />
        ) : expiresOn ? (
          <span className="muted">{formatShortDate(expiresOn, settings)}</span>
        ) : (
          <span className="faint">–</span>
        )}
      </td>
      {seesMoney ? (
        <>
          <TotalCell total={ofMonth} base={base} />
          <TotalCell className="wide" total={ofYear} base={base} />
        </>
      ) : null}
      <td className="links-more">
        <LinkMenu link={link} canEdit={canEdit} month={settings.today.slice(0, 7)} />
      </td>
    </tr>
  );
}

function shortUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/[?#].*$/, '');
}
