import { Plus } from 'lucide-react';
import { formatMoney } from '#client/words/format-money.ts';
import { notConvertedText } from '#client/words/format-total.ts';
import { formatMonth } from '#client/words/format-dates.ts';
import { Button } from '#client/ui/button.tsx';
import { FactStrip } from '#client/ui/marks/facts.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { affiliateEarnings } from '#domains/business/affiliate-links/earnings/data.ts';
import {
  type AffiliateEarning,
  type EarningStatus,
  earningStatuses,
} from '#domains/business/affiliate-links/earnings/schema.ts';
import {
  commissionTotal,
  conversion,
  earningsPerClick,
  pendingPayout,
} from '#domains/business/affiliate-links/rules.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { openLinkPanel } from './link-panel-host.tsx';
import { earningsByLink } from './link-selectors.ts';
import { numberText } from '#shared/words/number-text.ts';
import '#client/ui/rows/table.css';

const statusLabels: Record<EarningStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
  reversed: 'Reversed',
};
const statusOptions = earningStatuses.map((value) => ({ value, label: statusLabels[value] }));

interface LinkEarningsProps {
  link: AffiliateLink;
  canEdit: boolean;
  settings: DayFormats;
}

/** What a link brought, month by month. */
export function LinkEarnings({ link, canEdit, settings }: LinkEarningsProps) {
  const base = useCurrentWorkspace()?.baseCurrency ?? 'USD';
  const earnings = affiliateEarnings.useRows(earningsByLink).get(link.id) ?? [];
  const year = settings.today.slice(0, 4);
  const ofYear = commissionTotal(
    base,
    earnings.filter(({ month }) => month.startsWith(year)),
  );
  const pending = pendingPayout(base, earnings);
  // The grid takes the place of this sheet: never one over the other.
  const log = (month: string) => openLinkPanel({ month });
  return (
    <section aria-labelledby="link-earnings">
      <FactStrip
        facts={[
          {
            label: year,
            value: formatMoney(ofYear.amountMinor, base, { isFigure: true }),
            unit: notConvertedText(ofYear),
          },
          {
            label: 'Pending payout',
            value: formatMoney(pending.amountMinor, base, { isFigure: true }),
            unit: notConvertedText(pending),
          },
        ]}
      />
      <SectionHead id="link-earnings" title="Months" note={earnings.length || ''}>
        {canEdit ? (
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus />}
            onClick={() => log(settings.today.slice(0, 7))}
          >
            Log month
          </Button>
        ) : null}
      </SectionHead>
      {earnings.length === 0 ? (
        <p className="record-none row gap-12 faint spread">Nothing logged so far.</p>
      ) : (
        <div className="log-month-scroll">
          <table className="table one-line link-months">
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col" className="n">
                  Clicks
                </th>
                <th scope="col" className="n">
                  Orders
                </th>
                <th scope="col" className="n">
                  Commission
                </th>
                <th scope="col" className="n" title="Commission for each click">
                  EPC
                </th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              {earnings.map((earning) => (
                <MonthLine
                  key={earning.id}
                  earning={earning}
                  today={settings.today}
                  onOpen={canEdit ? () => log(earning.month) : undefined}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

interface MonthLineProps {
  earning: AffiliateEarning;
  today: string;
  onOpen: (() => void) | undefined;
}

function MonthLine({ earning, today, onOpen }: MonthLineProps) {
  const { id, month, clicks, orders, salesMinor, commissionMinor, currency, status } = earning;
  const name = formatMonth(`${month}-01`);
  const [word = '', year] = name.split(' ');
  const share = conversion(earning);
  const perClick = earningsPerClick(earning);
  return (
    <tr>
      <td>
        {onOpen ? (
          <button type="button" className="opens strong" onClick={onOpen}>
            {`${word.slice(0, 3)} ${year}`}
          </button>
        ) : (
          `${word.slice(0, 3)} ${year}`
        )}
      </td>
      <td className="n">{countOf(clicks)}</td>
      <td
        className="n"
        title={share === null ? undefined : `${(share * 100).toFixed(1)}% of the clicks`}
      >
        {countOf(orders)}
      </td>
      <td className="n">
        {commissionMinor === null ? '–' : formatMoney(commissionMinor, currency)}
        {salesMinor === null ? null : (
          <small className="block xs faint">{`of ${formatMoney(salesMinor, currency)}`}</small>
        )}
      </td>
      <td className="n">{perClick === null ? '–' : formatMoney(Math.round(perClick), currency)}</td>
      <td>
        {onOpen ? (
          <Select
            label={`Status of ${name}`}
            size="sm"
            quiet
            value={status}
            onChange={(next) =>
              void affiliateEarnings.update(id, {
                status: next,
                paidOn: next === 'paid' ? today : null,
              })
            }
            options={statusOptions}
          />
        ) : (
          statusLabels[status]
        )}
      </td>
    </tr>
  );
}

function countOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '–' : numberText(value);
}
