import { Activity, Copy, Link2, MoreHorizontal, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { formatShortDate } from '#client/format-dates.ts';
import { type RowSelection, useRowSelection } from '#client/use-row-selection.ts';
import { useSeesMoney } from '#client/sees-money.ts';
import { useTableKeys } from '#client/table-keys.ts';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { copyText } from '#client/ui/copy-text.ts';
import { Menu } from '#client/ui/menu.tsx';
import { ActionsHead, RowCheck, SelectableTable } from '#client/ui/row-select.tsx';
import { Tape } from '#client/ui/tape.tsx';
import { TotalCell } from '#client/ui/total-cell.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { WriteState } from '#client/ui/write-state.tsx';
import { affiliateLinks } from '#domains/affiliate-links/data.ts';
import type { AffiliateEarning } from '#domains/affiliate-links/earnings/schema.ts';
import {
  commissionTotal,
  expiryOf,
  networkLabel,
  statusLabels,
} from '#domains/affiliate-links/rules.ts';
import type { AffiliateLink } from '#domains/affiliate-links/schema.ts';
import type { DayFormats } from '#domains/auth/data.ts';
import type { Brand } from '#domains/brands/schema.ts';
import { commissionText } from './commission-text.ts';
import { ExpiryTape } from './expiry-tape.tsx';
import { checkNow, deleteLink, utmItems } from './link-actions.ts';
import { LinkBulkBar } from './link-bulk-bar.tsx';
import { HealthDot } from './link-health.tsx';
import { openLinkPanel } from './link-panel-host.tsx';
import { statusItems } from './status-items.tsx';
import { BrandMark } from '#domains/brands/components/brand-mark.tsx';
import '#client/ui/table.css';
import './link-table.css';

/** The links of one brand; undefined for links without one. */
export type LinksOfBrand = readonly [brand: Brand | undefined, links: readonly AffiliateLink[]];

interface LinkTableProps {
  groups: readonly LinksOfBrand[];
  earnings: ReadonlyMap<string, readonly AffiliateEarning[]>;
  base: string;
  canEdit: boolean;
  settings: DayFormats;
  onExport: (links: readonly AffiliateLink[]) => void;
}

/** The links of each brand, and what they earned this month and this year. */
export function LinkTable({ groups, onExport, ...shared }: LinkTableProps) {
  const { canEdit } = shared;
  const table = useRef<HTMLTableElement>(null);
  const seesMoney = useSeesMoney();
  useTableKeys(table);
  const failures = affiliateLinks.useFailures();
  // As many columns as the style sheet leaves.
  const isNarrow = useMedia('(max-width: 1023.98px)');
  const listed = groups.flatMap(([, links]) => links);
  const selection = useRowSelection(table, listed, canEdit);
  const { selected } = selection;
  return (
    <SelectableTable
      isSelecting={selection.isSelecting}
      bar={
        selected.length > 0 ? (
          <LinkBulkBar
            {...selection.bulk}

            onExport={() => onExport(selected)}
          />
        ) : null
      }
    >
      <table ref={table} className="table links-table">
        <thead>
          <tr>
            <th scope="col">Link</th>
            <th scope="col" className="wide">
              Code
            </th>
            {seesMoney ? (
              <th scope="col" className="wide">
                Commission
              </th>
            ) : null}
            <th scope="col" className="wide">
              Expires
            </th>
            {seesMoney ? (
              <>
                <th scope="col" className="n">
                  This month
                </th>
                <th scope="col" className="n wide">
                  {shared.settings.today.slice(0, 4)}
                </th>
              </>
            ) : null}
            <ActionsHead
              what="affiliate links"
              className="links-more"
              selection={canEdit ? selection : undefined}
            />
          </tr>
        </thead>
        {groups.map(([brand, links]) => (
          <tbody key={brand?.id ?? 'none'}>
            <tr className="links-brand">
              <th scope="rowgroup" colSpan={columnsOf(isNarrow, seesMoney)}>
                <span className="row">
                  {brand ? <BrandMark size="sm" brand={brand} /> : null}
                  <span dir="auto" className="trunc">
                    {brand?.name ?? 'No brand'}
                  </span>
                  <span className="faint num">{links.length}</span>
                </span>
              </th>
            </tr>
            {links.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                {...shared}
                isNarrow={isNarrow}
                selection={selection}
                failure={failures.find((failed) => failed.id === link.id)}
              />
            ))}
          </tbody>
        ))}
      </table>
    </SelectableTable>
  );
}

function columnsOf(isNarrow: boolean, seesMoney: boolean): number {
  if (isNarrow) return seesMoney ? 3 : 2;
  return seesMoney ? 7 : 4;
}

interface LinkRowProps extends Omit<LinkTableProps, 'groups' | 'onExport'> {
  selection: RowSelection;
  isNarrow: boolean;
  link: AffiliateLink;
  failure: ReturnType<typeof affiliateLinks.useFailures>[number] | undefined;
}

function LinkRow(props: LinkRowProps) {
  const { link, earnings, base, canEdit, settings, isNarrow, selection, failure } = props;
  const { id, title, url, discountCode, network, status, expiresOn } = link;
  const seesMoney = useSeesMoney();
  const earned = earnings.get(id) ?? [];
  const since = (start: string) =>
    commissionTotal(
      base,
      earned.filter(({ month }) => month.startsWith(start)),
    );
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
                isNarrow && discountCode,
                url && shortUrl(url),
                network !== 'direct' && networkLabel(network),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
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
          <TotalCell total={since(settings.today.slice(0, 7))} base={base} />
          <TotalCell className="wide" total={since(settings.today.slice(0, 4))} base={base} />
        </>
      ) : null}
      <td className="links-more">
        <LinkMenu link={link} canEdit={canEdit} month={settings.today.slice(0, 7)} />
      </td>
    </tr>
  );
}

function LinkMenu({
  link,
  canEdit,
  month,
}: {
  link: AffiliateLink;
  canEdit: boolean;
  month: string;
}) {
  const { url, discountCode } = link;
  const seesMoney = useSeesMoney();
  return (
    <Menu
      label={`More for ${link.title}`}
      align="end"
      trigger={<IconButton size="sm" label={`More for ${link.title}`} icon={<MoreHorizontal />} />}
      items={[
        ...(url
          ? [{ label: 'Copy link', icon: <Link2 />, onSelect: () => void copyText(url, 'Link') }]
          : []),
        ...(discountCode
          ? [
              {
                label: 'Copy code',
                icon: <Copy />,
                onSelect: () => void copyText(discountCode, 'Code'),
              },
            ]
          : []),
        ...utmItems(link),
        ...(canEdit
          ? [
              { group: 'This link' },
              ...(seesMoney
                ? [{ label: 'Log month', onSelect: () => openLinkPanel({ month }) }]
                : []),
              ...(url
                ? [{ label: 'Check now', icon: <Activity />, onSelect: () => checkNow([link]) }]
                : []),
              ...statusItems(link),
              'separator' as const,
              {
                label: 'Delete',
                icon: <Trash2 />,
                danger: true,
                onSelect: () => deleteLink(link),
              },
            ]
          : []),
      ]}
    />
  );
}

function shortUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/[?#].*$/, '');
}
