import { getRouteApi } from '@tanstack/react-router';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { Page } from '#client/page/page.tsx';
import { usePrimary } from '#client/page/primary.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { expenses } from '#domains/money/expenses/data.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { useCan, useIsOn } from '#domains/people/workspaces/data.ts';
import { routineCompletions } from '#domains/routine/completions/data.ts';
import { tasks } from '#domains/tasks/data.ts';
import { ContentTab } from './content-tab.tsx';
import { CountedRowsHost } from './counted-rows.tsx';
import { HabitsTab } from './habits-tab.tsx';
import { MoneyTab } from './money-tab.tsx';
import { DealsTab } from './deals-tab.tsx';
import { type PeriodKind, periodKinds } from './analytics-search.ts';
import { periodLabels, periodOf } from '#views/analytics/figures/periods.ts';
import './analytics-page.css';

const route = getRouteApi('/guarded/analytics');
const tabs = [
  { value: 'content', label: 'Content', module: 'content' },
  { value: 'deals', label: 'Deals', module: 'deals' },
  { value: 'money', label: 'Money', module: 'finance' },
  { value: 'habits', label: 'Habits & tasks', module: undefined },
] as const;
const read = {
  content: [contentItems, posts],
  deals: [campaigns, payments],
  money: [expenses, payments],
  habits: [tasks, routineCompletions],
} as const;

/** What content, deals, money and one's own days come to, from the workspace's own rows; the address says of when. */
export function AnalyticsPage() {
  const formats = useFormats();
  const { tab: asked = 'content', period: kind = '90' } = route.useSearch();
  const seesMoney = useSeesMoney();
  const isOn = useIsOn();
  const shown = tabs.filter(
    ({ value, module }) =>
      (!module || isOn(module)) && (seesMoney || value === 'content' || value === 'habits'),
  );
  // One's own tasks are there whatever is switched off.
  const tab = shown.find(({ value }) => value === asked)?.value ?? shown[0]?.value ?? 'habits';
  const navigate = route.useNavigate();
  const period = periodOf(kind, formats.today);
  const canLog = useCan('edit') && tab === 'content';
  usePrimary(
    canLog
      ? { label: 'Log numbers', onSelect: () => void navigate({ to: '/analytics/numbers' }) }
      : undefined,
  );

  function show(next: { tab: keyof typeof read; period: PeriodKind }) {
    void navigate({
      search: {
        ...(next.tab === 'content' ? {} : { tab: next.tab }),
        ...(next.period === '90' ? {} : { period: next.period }),
      },
      replace: true,
    });
  }

  return (
    <Page
      title="Analytics"
      className="analytics"
      control={
        <Segmented
          label="Period"
          value={kind}
          onChange={(value) => show({ tab, period: value })}
          options={periodKinds.map((value) => ({ value, label: periodLabels[value] }))}
        />
      }
    >
      <Tabs
        label="Analytics"
        value={tab}
        onChange={(value) => show({ tab: value, period: kind })}
        tabs={shown}
      >
        <Loaded of={tab}>
          {tab === 'content' ? (
            <ContentTab period={period} formats={formats} />
          ) : tab === 'deals' ? (
            <DealsTab period={period} formats={formats} />
          ) : tab === 'habits' ? (
            <HabitsTab period={period} formats={formats} />
          ) : (
            <MoneyTab period={period} formats={formats} />
          )}
        </Loaded>
      </Tabs>
      <CountedRowsHost />
    </Page>
  );
}

function Loaded({ of, children }: { of: keyof typeof read; children: React.ReactNode }) {
  const [first, second] = read[of];
  const statuses = [first.useStatus(), second.useStatus()];
  if (statuses.includes('error'))
    return (
      <ErrorState
        onRetry={() => {
          first.retry();
          second.retry();
        }}
      />
    );
  if (statuses.includes('loading')) return <SkeletonRows />;
  return children;
}
