import { Suspense, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { inspirations } from '#domains/making/inspirations/data.ts';

const InspirationSheet = laterPart(() =>
  import('./inspiration-sheet.tsx').then((part) => part.InspirationSheet),
);
const SaveDialog = laterPart(() => import('./save-dialog.tsx').then((part) => part.SaveDialog));
const CollectionsDialog = laterPart(() =>
  import('#domains/making/inspirations/collections/collections-dialog.tsx').then(
    (part) => part.CollectionsDialog,
  ),
);

interface InspirationDialogsProps {
  /** The one whose sheet is open. */
  openId: string | undefined;
  onClose: () => void;
  /** Set while something is saved; `quote` are words that were pasted. */
  saving: { quote?: string } | undefined;
  /** The collection that is offered first. */
  target: () => string | undefined;
  onSaved: () => void;
  onKnown: (id: string) => void;
  /** The one that is put into collections. */
  sorting: string | undefined;
  onSorted: () => void;
}

/** What opens over the page; each is fetched when it is first asked for. */
export function InspirationDialogs({
  openId,
  onClose,
  saving,
  target,
  onSaved,
  onKnown,
  sorting,
  onSorted,
}: InspirationDialogsProps) {
  const rows = inspirations.useRows(rowsById);
  // A sheet stays until it has faded out.
  const [shownId, setShownId] = useState(openId);
  if (openId && openId !== shownId) setShownId(openId);
  const sorted = sorting === undefined ? undefined : rows.get(sorting);
  return (
    <Suspense>
      {shownId ? (
        <InspirationSheet
          key={shownId}
          inspirationId={shownId}
          open={openId === shownId}
          onClose={onClose}
        />
      ) : null}
      {saving ? (
        <SaveDialog open onClose={onSaved} quote={saving.quote} target={target} onKnown={onKnown} />
      ) : null}
      {sorted ? <CollectionsDialog inspiration={sorted} open onClose={onSorted} /> : null}
    </Suspense>
  );
}
