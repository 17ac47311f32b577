import { Board, type BoardColumn } from '#client/ui/board/board.tsx';
import { keepUndo } from '#client/ui/toasts/tell-done.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import { type CardSettings, PipelineCard } from './pipeline-card.tsx';
import type { Piece } from './pieces.ts';

const nobody = 'nobody';

/** What is in the making by who makes it; what is dragged to a person is theirs. */
export function PeopleBoard({
  pieces,
  settings,
}: {
  pieces: readonly Piece[];
  settings: CardSettings;
}) {
  const canEdit = useCan('edit');
  const open = pieces.filter(({ item }) => item.stage !== 'published');
  const byPerson = Map.groupBy(open, ({ item }) =>
    settings.names.has(item.assigneeUserId ?? '') ? item.assigneeUserId : nobody,
  );
  const people = [...settings.names].map(([id, title]) => ({ id, title }));
  const columns = [{ id: nobody, title: 'Nobody yet' }, ...people].map(
    (person): BoardColumn<Piece> => ({ ...person, cards: byPerson.get(person.id) ?? [] }),
  );
  return (
    <Board
      label="Content by person"
      name="content-people"
      closedAtFirst={columns.filter(({ cards }) => cards.length === 0).map(({ id }) => id)}
      columns={columns}
      titleOf={({ item }) => item.title}
      renderCard={(piece) => <PipelineCard piece={piece} settings={settings} />}
      onOpen={({ id }) => openContentPanel({ contentItemId: id })}
      onMove={
        canEdit
          ? ({ item }, { column }) => give(item, column === nobody ? null : column)
          : undefined
      }
    />
  );
}

function give({ id, assigneeUserId: before }: ContentItem, assigneeUserId: string | null): void {
  keepUndo([contentItems.update(id, { assigneeUserId })], () =>
    contentItems.update(id, { assigneeUserId: before }),
  );
}
