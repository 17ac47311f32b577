import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useScopeId } from '#client/sync/live/scope.ts';
import { Button } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { countText } from '#client/words/count-text.ts';
import { dateOf } from '#client/words/dates.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { useMemberNames } from '#domains/people/workspaces/members/use-member-names.ts';
import { importsQuery } from '#domains/money/expenses/import/data.ts';
import { undo } from './tell-imported.ts';

interface EarlierImportsProps {
  canDelete: boolean;
  formats: DayFormats;
}

/** What came from files before, each to be taken back as a whole. */
export function EarlierImports({ canDelete, formats }: EarlierImportsProps) {
  const id = useId();
  const workspaceId = useScopeId('workspace') ?? '';
  const nameOf = useMemberNames();
  const { data = [] } = useQuery({ ...importsQuery(workspaceId), enabled: workspaceId !== '' });
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
                    countText(rowCount, 'expense'),
                    formatShortDate(dateOf(createdAt, formats.timeZone), formats),
                    nameOf(createdByUserId),
                  ].join(' · ')}
                </span>
              </span>
              {canDelete ? (
                <Button
                  size="sm"
                  icon={<Undo2 />}
                  aria-label={`Take back ${fileName}`}
                  onClick={() => void undo({ workspaceId, id: importId })}
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
