import { ChoiceProperty } from '#client/record/properties.tsx';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { contentItems } from '#domains/making/content/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { useWork } from '#domains/shoots/shots/list/use-work.ts';

interface PiecePropertyProps {
  tripId: string;
  piece: ContentItem | undefined;
  onSave: (contentItemId: string | null) => void;
}

const nothing = 'none';

/** The piece of content that a shot is for: one of those that the trip is for. */
export function PieceProperty({ tripId, piece, onSave }: PiecePropertyProps) {
  const { owed, pieces } = useWork(tripId);
  const all = contentItems.useRows(rowsById);
  const ofDeals = owed.map(({ contentItemId }) => all.get(contentItemId ?? ''));
  const choices = new Map(
    [...pieces, ...ofDeals, piece].flatMap((one) => (one ? [[one.id, one.title] as const] : [])),
  );
  return (
    <ChoiceProperty
      label="For"
      value={piece?.id ?? nothing}
      none={nothing}
      add="Choose a piece of content"
      options={[
        { value: nothing, label: 'Nothing yet' },
        ...[...choices].map(([value, label]) => ({ value, label })),
      ]}
      onSave={(id) => onSave(id === nothing ? null : id)}
    />
  );
}
