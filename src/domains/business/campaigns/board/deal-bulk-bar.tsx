import { Archive, ArchiveRestore, Columns3, Download, UserRound } from 'lucide-react';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { useSeesMoney } from '#client/record/sees-money.ts';
import {
  BulkBar,
  BulkDelete,
  BulkMenu,
  type BulkProps,
  thenClearing,
} from '#client/ui/rows/bulk-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { openStatuses, statusLabels } from '#domains/business/campaigns/rules.ts';
import { memberName, membersByName } from '#domains/people/workspaces/members/member-name.ts';
import { members } from '#domains/people/workspaces/members/data.ts';
import { archiveAll, deleteAll, leadAll, moveAll } from './deal-bulk.ts';
import { dealRows } from './deal-csv.ts';
import type { DealSummary } from './deals.ts';

// What else a deal comes to is asked about one by one.
const targets = [...openStatuses.filter((status) => status !== 'confirmed'), 'completed'] as const;

interface DealBulkBarProps extends BulkProps<DealSummary> {
  today: string;
}

/** What can be done with all deals that are selected; each deed has one undo. */
export function DealBulkBar({ today, ...bar }: DealBulkBarProps) {
  const { selected, onClear } = bar;
  const isAway = selected.every(({ campaign }) => campaign.isArchived);
  const people = members.useRows(membersByName);
  const seesMoney = useSeesMoney();
  const then = thenClearing(onClear);
  return (
    <BulkBar {...bar}>
      <BulkMenu
        label="Move to"
        text="Move to…"
        icon={<Columns3 />}
        items={targets.map((status) => ({
          label: statusLabels[status],
          onSelect: then(() => moveAll(selected, status, today)),
        }))}
      />
      {people.length > 1 ? (
        <BulkMenu
          label="Led by"
          text="Led by"
          icon={<UserRound />}
          items={people.map((member) => {
            const name = memberName(member);
            return {
              label: name,
              icon: <Avatar size="sm" name={name} decorative />,
              onSelect: then(() => leadAll(selected, { userId: member.userId, name })),
            };
          })}
        />
      ) : null}
      <Button
        variant="ghost"
        icon={isAway ? <ArchiveRestore /> : <Archive />}
        onClick={then(() => archiveAll(selected, !isAway))}
      >
        {isAway ? 'Bring back' : 'Archive'}
      </Button>
      <Button
        variant="ghost"
        className="bulk-desk"
        icon={<Download />}
        onClick={() => saveCsv('campaigns.csv', dealRows(selected, seesMoney))}
      >
        Export CSV
      </Button>
      <BulkDelete onDelete={then(() => deleteAll(selected))} />
    </BulkBar>
  );
}
