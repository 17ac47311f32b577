import { Copy, Link2 } from 'lucide-react';
import { formatShortDate } from '#client/words/format-dates.ts';
import type { ListColumn } from '#client/list/use-list-table.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/rows/copy-text.ts';
import { Tape } from '#client/ui/marks/tape.tsx';
import { TotalText } from '#client/ui/marks/total-text.tsx';
import { expiryOf, networkLabel, statusLabels } from '#domains/business/affiliate-links/rules.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';
import { commissionText } from './commission-text.ts';
import { ExpiryTape } from './expiry-tape.tsx';
import { HealthDot } from '#domains/business/affiliate-links/panel/link-health.tsx';
import { type LinkLine, linkValues } from './link-lines.ts';
import { openLinkPanel } from '#domains/business/affiliate-links/panel/link-panel-host.tsx';
import './link-columns.css';

interface ColumnOptions {
  settings: DayFormats;
  base: string;
  seesMoney: boolean;
  /** All in one; else under the names of their brands. */
  isFlat: boolean;
  /** Little room: the name says what the other columns would. */
  isNarrow: boolean;
}

/** One link or code: what it pays, until when, and what it earned this month and this year. */
export function linkColumns(options: ColumnOptions): ListColumn<LinkLine>[] {
  const { settings, base, seesMoney, isFlat } = options;
  const columns: (ListColumn<LinkLine> | false)[] = [
    {
      name: 'title',
      label: 'Link',
      value: linkValues.title,
      cell: (line) => <LinkName line={line} {...options} />,
    },
    isFlat && {
      name: 'brand',
      label: 'Brand',
      isWide: true,
      className: 'link-of',
      value: linkValues.brand,
      cell: ({ brand }) =>
        brand ? (
          <span className="row">
            <BrandMark size="sm" brand={brand} />
            <span dir="auto" className="trunc">
              {brand.name}
            </span>
          </span>
        ) : null,
    },
    {
      name: 'code',
      label: 'Code',
      isWide: true,
      className: 'link-of',
      value: linkValues.code,
      cell: ({ link }) => (link.discountCode ? <Code code={link.discountCode} /> : null),
    },
    seesMoney && {
      name: 'commission',
      label: 'Commission',
      isWide: true,
      className: 'link-pays muted',
      cell: ({ link }) => commissionText(link) || null,
    },
    {
      name: 'expires',
      label: 'Expires',
      isWide: true,
      className: 'link-until muted',
      value: linkValues.expires,
      cell: ({ link }) =>
        expiryOf(link, settings.today) ? (
          <ExpiryTape link={link} today={settings.today} />
        ) : link.expiresOn ? (
          formatShortDate(link.expiresOn, settings)
        ) : null,
    },
    seesMoney && {
      name: 'month',
      label: 'This month',
      isNumber: true,
      className: 'link-earned',
      value: linkValues.month,
      cell: ({ ofMonth }) => <TotalText total={ofMonth} base={base} />,
    },
    seesMoney && {
      name: 'year',
      label: settings.today.slice(0, 4),
      isNumber: true,
      isWide: true,
      className: 'link-earned',
      value: linkValues.year,
      cell: ({ ofYear }) => <TotalText total={ofYear} base={base} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

function LinkName({ line, settings, isFlat, isNarrow }: ColumnOptions & { line: LinkLine }) {
  const { link, brand } = line;
  const { id, title, url, discountCode, network, status } = link;
  return (
    <>
      <span className="list-words stack">
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
      {url ? (
        <IconButton
          size="sm"
          label={`Copy link of ${title}`}
          icon={<Link2 />}
          onClick={() => void copyText(url, 'Link')}
        />
      ) : null}
    </>
  );
}

function Code({ code }: { code: string }) {
  return (
    <button
      type="button"
      className="inline gap-6 xs strong icon-12 link-code"
      aria-label={`Copy code ${code}`}
      onClick={() => void copyText(code, 'Code')}
    >
      <span className="trunc">{code}</span>
      <Copy className="faint" aria-hidden="true" />
    </button>
  );
}

function shortUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/[?#].*$/, '');
}
