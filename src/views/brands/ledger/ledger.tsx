import { getRouteApi } from '@tanstack/react-router';
import { ListPage } from '#client/list/list-page.tsx';
import { ListTable } from '#client/list/list-table.tsx';
import { viewsOf } from '#client/list/list-views.tsx';
import { useList } from '#client/list/use-list.ts';
import { useListTable } from '#client/list/use-list-table.tsx';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { TotalAmount } from '#client/ui/marks/total-amount.tsx';
import { useIsNarrow } from '#client/ui/base/use-media.ts';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { useBaseCurrency, useCan } from '#domains/people/workspaces/data.ts';
import { brands } from '#domains/business/brands/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { askNewPayment } from '#domains/business/campaigns/payments/new-payment-host.tsx';
import { moneyViews } from '#views/brands/list/money-views.tsx';
import { useMoneyStatus } from '#views/brands/list/use-money.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { cashFlow, withoutDay } from './cash-flow.ts';
import { CashFlowSlate } from './cash-flow-slate.tsx';
import { ledgerColumns } from './ledger-columns.tsx';
import { ledgerCsv } from './ledger-csv.ts';
import { ledgerRules } from './ledger-filter.ts';
import { groupsOf, openTotal } from './ledger-groups.tsx';
import { PaymentMenu } from './payment-menu.tsx';
import { type LedgerRow, ledgerRows } from './ledger-rows.ts';
import { useBills } from './use-bills.ts';

const route = getRouteApi('/guarded/brands');

/** Every payment of every deal, and what the coming six months bring. */
export function Ledger() {
  const formats = useFormats();
  const { today } = formats;
  const base = useBaseCurrency();
  const canEdit = useCan('edit');
  const isNarrow = useIsNarrow();
  const navigate = route.useNavigate();
  const { status, retry } = useMoneyStatus();
  const bills = useBills(today);
  const rows = ledgerRows(
    {
      payments: payments.useRows(allRows),
      campaigns: campaigns.useRows(rowsById),
      brands: brands.useRows(rowsById),
      deliverables: deliverables.useRows(allRows),
    },
    today,
  );
  const list = useList<LedgerRow>({
    rows,
    searchLabel: 'Search payments',
    keeps: ['view'],
    ...ledgerRules(rows, base),
  });
  const table = useListTable({
    name: 'payments',
    rows: list.rows,
    columns: ledgerColumns({ base, settings: formats, isNarrow }),
    first: { by: 'due', isDescending: false },
    canSelect: false,
    groups: (sorted) => groupsOf(sorted, base),
  });
  const open = rows.filter(({ group }) => group === 'late' || group === 'coming');
  const late = rows.filter(({ group }) => group === 'late');
  return (
    <ListPage
      title="Brands"
      noun="payment"
      list={list}
      subtitle={
        status === 'ready' ? (
          <>
            <TotalAmount total={openTotal(open, base)} base={base} /> open
            {late.length > 0 ? (
              <>
                , <TotalAmount total={openTotal(late, base)} base={base} isLate /> late
              </>
            ) : null}
          </>
        ) : undefined
      }
      source={{ status, retry }}
      views={viewsOf(list, moneyViews)}
      canEdit={canEdit}
      primary={{ label: 'New payment', onSelect: () => askNewPayment() }}
      arrange={table.arrange}
      onExport={() => saveCsv('payments.csv', ledgerCsv(list.rows, base))}
      lead={
        status === 'ready' && rows.length > 0 ? (
          <CashFlowSlate
            base={base}
            months={cashFlow(rows, bills, { base, today })}
            undated={withoutDay(open, base)}
            onMonth={(month) =>
              list.change({ month: list.search['month'] === month ? undefined : month })
            }
          />
        ) : null
      }
      empty={{
        title: 'No payments yet',
        text: 'When a campaign has a payment it shows up here.',
        viewers: { text: 'When a campaign has a payment it shows up here.' },
      }}
    >
      <ListTable
        table={table}
        noun="payment"
        nameOf={({ payment }) => payment.label}
        failures={[]}
        menu={(row) =>
          canEdit ? (
            <PaymentMenu
              row={row}
              formats={formats}
              onOpen={() => void navigate({ to: '/campaign/$id', params: { id: row.campaign.id } })}
            />
          ) : null
        }
        bulk={() => null}
      />
    </ListPage>
  );
}
