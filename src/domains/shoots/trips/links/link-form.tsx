import { FormDialog } from '#client/form/form-dialog.tsx';
import { useForm } from '#client/form/use-form.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { Combobox } from '#client/ui/menus/combobox.tsx';
import { uniqueLines } from '#client/words/unique-lines.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { contentChoices } from '#domains/business/campaigns/deliverables/content-choices.ts';
import { isOpen } from '#domains/business/campaigns/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import { linkDeal, linkPiece } from './link-actions.ts';
import { useDealsOf, usePiecesOf } from './links-of.ts';

interface LinkFormProps {
  tripId: string;
  open: boolean;
  onClose: () => void;
}

const none = 'None';
const shownAtOnce = 100;

/** Chooses a deal, a piece of content or both that a trip is for. */
export function LinkForm({ tripId, open, onClose }: LinkFormProps) {
  const isOn = useIsOn();
  const form = useForm({ deal: none, piece: none });
  const { field, values } = form;
  const linkedDeals = new Set(useDealsOf(tripId).map(({ campaignId }) => campaignId));
  const linkedPieces = new Set(usePiecesOf(tripId).map(({ contentItemId }) => contentItemId));
  const deals = dealLines(campaigns.useRows(allRows), linkedDeals);
  const pieces = contentChoices(
    contentItems.useRows(allRows).filter(({ id }) => !linkedPieces.has(id)),
    useStageNames(),
  );
  const idOf = (lines: ReadonlyMap<string, string>, line: string) =>
    [...lines].find(([, one]) => one === line)?.[0];
  function save() {
    const [dealId, pieceId] = [idOf(deals.all, values.deal), idOf(pieces, values.piece)];
    if (dealId) linkDeal(tripId, dealId);
    if (pieceId) linkPiece(tripId, pieceId);
    onClose();
  }
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title="Link to this trip"
      submitLabel="Link"
      canSubmit={values.deal !== none || values.piece !== none}
      onSubmit={save}
    >
      {isOn('deals') ? (
        <Field label="Deal">
          <Combobox
            label="Deal"
            placeholder="Search deals"
            value={values.deal}
            onChange={field('deal').onChange}
            most={shownAtOnce}
            groups={[
              { value: 'Open', items: [none, ...deals.open] },
              { value: 'Ended', items: deals.ended },
            ].filter(({ items }) => items.length > 0)}
            emptyText={(typed) => `No deal is called “${typed}”.`}
          />
        </Field>
      ) : null}
      {isOn('content') ? (
        <Field label="Piece of content">
          <Combobox
            label="Piece of content"
            placeholder="Search content"
            value={values.piece}
            onChange={field('piece').onChange}
            most={shownAtOnce}
            groups={[{ value: 'Content', items: [none, ...pieces.values()] }]}
            emptyText={(typed) => `No content is called “${typed}”.`}
          />
        </Field>
      ) : null}
    </FormDialog>
  );
}

function dealLines(rows: readonly Campaign[], linked: ReadonlySet<string>) {
  const offered = rows
    .filter(({ id }) => !linked.has(id))
    .toSorted((one, other) => other.id.localeCompare(one.id));
  const all = uniqueLines(offered, ({ campaignName }) => campaignName);
  const linesOf = (wanted: boolean) =>
    offered
      .filter(({ status }) => isOpen(status) === wanted)
      .flatMap(({ id }) => all.get(id) ?? []);
  return { all, open: linesOf(true), ended: linesOf(false) };
}
