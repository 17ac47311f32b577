import { Download } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { Menu } from '#client/ui/menus/menu.tsx';
import type { PostMetric } from '#domains/making/content/metrics/schema.ts';
import { numberRows } from './numbers-file.ts';
import { enteredRows, type NumbersRow, type PostedPost } from './posted-posts.ts';

interface ExportNumbersProps {
  /** What is on screen. */
  rows: readonly NumbersRow[];
  posted: readonly PostedPost[];
  metrics: ReadonlyMap<string, PostMetric>;
}

/** Numbers as a table: what is on screen, to be filled in elsewhere, or all that was entered. */
export function ExportNumbers({ rows, posted, metrics }: ExportNumbersProps) {
  const save = (some: readonly NumbersRow[]) => saveCsv('post-numbers.csv', numberRows(some));
  return (
    <Menu
      label="Export numbers"
      align="end"
      trigger={<Button icon={<Download />}>Export CSV</Button>}
      items={[
        {
          label: 'These rows',
          hint: 'To fill in and import',
          disabled: rows.length === 0,
          onSelect: () => save(rows),
        },
        { label: 'All numbers entered', onSelect: () => save(enteredRows(posted, metrics)) },
      ]}
    />
  );
}
