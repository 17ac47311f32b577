import {
  Archive,
  ArchiveRestore,
  ChevronDown,
  Columns3,
  Download,
  Trash2,
  UserRound,
} from 'lucide-react';
import { Avatar } from '#client/ui/avatar.tsx';
import { BulkBar, BulkLine, type BulkProps } from '#client/ui/bulk-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { saveCsv } from '#client/ui/csv.ts';
import { Menu } from '#client/ui/menu.tsx';
import { openStatuses, statusLabels } from '#domains/campaigns/rules.ts';
import { memberName, membersByName } from '#domains/workspaces/components/member-name.ts';
import { members } from '#domains/workspaces/members/data.ts';
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
  const then = (act: () => void) => () => {
    act();
    onClear();
  };
  return (
    <BulkBar {...bar}>
      <Menu
        label="Move to"
        trigger={
          <Button variant="ghost" icon={<Columns3 />}>
            Move to… <ChevronDown aria-hidden="true" />
          </Button>
        }
        items={targets.map((status) => ({
          label: statusLabels[status],
          onSelect: then(() => moveAll(selected, status, today)),
        }))}
      />
      {people.length > 1 ? (
        <Menu
          label="Led by"
          trigger={
            <Button variant="ghost" icon={<UserRound />}>
              Led by <ChevronDown aria-hidden="true" />
            </Button>
          }
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
        onClick={() => saveCsv('campaigns.csv', dealRows(selected))}
      >
        Export CSV
      </Button>
      <BulkLine />
      <Button variant="ghost" icon={<Trash2 />} onClick={then(() => deleteAll(selected))}>
        Delete
      </Button>
    </BulkBar>
  );
}
