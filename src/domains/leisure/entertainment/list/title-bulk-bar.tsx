import { Download, ListChecks } from 'lucide-react';
import { removeMany } from '#client/sync/change-many.ts';
import {
  BulkBar,
  BulkDelete,
  BulkMenu,
  type BulkProps,
  thenClearing,
} from '#client/ui/rows/bulk-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { optionsOf } from '#domains/business/campaigns/moves/deal-labels.ts';
import { entertainmentItems } from '#domains/leisure/entertainment/data.ts';
import { entertainmentLogs, logsByItem } from '#domains/leisure/entertainment/logs/data.ts';
import { moveTitles } from '#domains/leisure/entertainment/panel/title-actions.ts';
import { statusLabels } from '#domains/leisure/entertainment/rules.ts';
import type { EntertainmentItem } from '#domains/leisure/entertainment/schema.ts';
import { titleRows } from './title-csv.ts';

/** What can be done with all titles that are selected; each deed has one undo. */
export function TitleBulkBar(bar: BulkProps<EntertainmentItem>) {
  const { selected, onClear } = bar;
  const then = thenClearing(onClear);
  return (
    <BulkBar {...bar}>
      <BulkMenu
        label="Move to"
        text="Move"
        icon={<ListChecks />}
        items={optionsOf(statusLabels).map(({ value, label }) => ({
          label,
          onSelect: then(() => moveTitles(selected, value)),
        }))}
      />
      <Button
        variant="ghost"
        icon={<Download />}
        onClick={() =>
          saveCsv('entertainment.csv', titleRows(selected, entertainmentLogs.read(logsByItem)))
        }
      >
        Export CSV
      </Button>
      <BulkDelete onDelete={then(() => removeMany(entertainmentItems, selected, 'title'))} />
    </BulkBar>
  );
}
