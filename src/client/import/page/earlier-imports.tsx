import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useScopeId } from '#client/sync/live/scope.ts';
import { Button } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { countText } from '#client/words/count-text.ts';
import { dateOf } from '#client/words/dates.ts';
import { type DayFormats, formatShortDate } from '#client/words/format-dates.ts';
import type { Imports } from '#client/import/imports.ts';
import { undoImport } from './tell-imported.ts';

interface EarlierImportsProps {
  imports: Imports;
  /** What one of them is called: 'expense'. */
  noun: string;
  /** Who imported it; nothing where that can be nobody else. */
  nameOf?: (userId: string) => string;
  canDelete: boolean;
  formats: DayFormats;
}

/** What came from files before, each to be taken back as a whole. */
export function EarlierImports(props: EarlierImportsProps) {
  const { imports, noun, nameOf, canDelete, formats } = props;
  const id = useId();
  const scopeId = useScopeId(imports.scope) ?? '';
  const { data = [] } = useQuery({ ...imports.query(scopeId), enabled: scopeId !== '' });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={id} className="above-16">
      <SectionHead id={id} title="Imported before" />
      <ul className="lines">
        {data
          .toSorted((one, other) => other.id.localeCompare(one.id))
          .map(({ id: importId, fileName, rowCount, createdAt, createdByUserId }) => (
            <li key={importId} className="row gap-12 tall-44">
              <span className="grow stack">
                <span className="trunc" dir="auto">
                  {fileName}
                </span>
                <span className="xs faint num">
                  {[
                    countText(rowCount, noun),
                    formatShortDate(dateOf(createdAt, formats.timeZone), formats),
                    nameOf?.(createdByUserId),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              {canDelete ? (
                <Button
                  size="sm"
                  icon={<Undo2 />}
                  aria-label={`Take back ${fileName}`}
                  onClick={() => void undoImport(imports, { scopeId, id: importId })}
                >
                  Take back
                </Button>
              ) : null}
            </li>
          ))}
      </ul>
    </section>
  );
}
