import { ChartColumn, Download, Table2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { Menu } from '#client/ui/menus/menu.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { type Bar, BarChart } from './bar-chart.tsx';
import { Needs } from './needs.tsx';
import { savePicture } from '#client/ui/save-picture.ts';
import '#client/ui/rows/table.css';

interface ChartSectionProps {
  id: string;
  title: string;
  note: string;
  how: ReactNode;
  bars: readonly Bar[];
  summary: string;
  tickText: (value: number) => string;
  goal?: { value: number; label: string } | undefined;
  /** What the table calls its two columns. */
  columns: readonly [string, string];
  /** What is needed for it to show something; then it stands alone. */
  needs?: string | undefined;
  /** Anybody can do that for themself. */
  isOwn?: boolean;
  /** One sentence under it. */
  children?: ReactNode;
}

/** A chart that can be read as a table. */
export function ChartSection({
  id,
  title,
  note,
  how,
  columns,
  needs,
  isOwn = false,
  children,
  ...chart
}: ChartSectionProps) {
  const [isTable, setTable] = useState(false);
  const section = useRef<HTMLElement>(null);

  function exportPicture() {
    const svg = section.current?.querySelector<SVGSVGElement>('.bar-chart > svg');
    if (svg) savePicture(svg, `${id}.png`);
  }
  return (
    <section ref={section} aria-labelledby={id}>
      <SectionHead id={id} title={title} note={note}>
        {chart.goal && !needs ? (
          <span className="chart-key inline gap-6 xs muted one-line">{chart.goal.label}</span>
        ) : null}
        {how}
        {needs ? null : (
          <>
            <Menu
              label={`Export ${title}`}
              align="end"
              trigger={<IconButton size="sm" label={`Export ${title}`} icon={<Download />} />}
              items={[
                {
                  label: 'Picture (PNG)',
                  disabled: isTable,
                  onSelect: exportPicture,
                },
                {
                  label: 'Table (CSV)',
                  onSelect: () =>
                    saveCsv(`${id}.csv`, [
                      columns,
                      ...chart.bars.map(({ when, value }) => [when, value]),
                    ]),
                },
              ]}
            />
            <IconButton
              size="sm"
              label={isTable ? `Show ${title} as a chart` : `Show ${title} as a table`}
              icon={isTable ? <ChartColumn /> : <Table2 />}
              onClick={() => setTable(!isTable)}
            />
          </>
        )}
      </SectionHead>
      {needs ? (
        <Needs isOwn={isOwn}>{needs}</Needs>
      ) : isTable ? (
        <BarTable bars={chart.bars} columns={columns} />
      ) : (
        <BarChart {...chart} />
      )}
      {children && !needs ? <p className="analytics-none sm muted">{children}</p> : null}
    </section>
  );
}

function BarTable({ bars, columns }: Pick<ChartSectionProps, 'bars' | 'columns'>) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col" className="n">
            {columns[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, when, text }) => (
          <tr key={key}>
            <td>{when}</td>
            <td className="n num">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
