import { ChevronDown, ChevronUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { newId } from '#shared/ids.ts';
import { keptText, useKeepText } from '#client/sync/kept/kept-text.ts';
import { Button } from '#client/ui/button.tsx';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { keepUndo, tellDone } from '#client/ui/toasts/tell-done.ts';
import { requirements as collection } from './data.ts';
import type { RequirementKind } from './schema.ts';
import { type RequirementDraft, RequirementFields } from './requirement-fields.tsx';
import { RequirementRow } from './requirement-row.tsx';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import './requirements-section.css';

/** What the brand asks for, to be ticked off; on phones what is met folds away. */
export function RequirementsSection({ deal, canEdit }: { deal: ShownDeal; canEdit: boolean }) {
  const { requirements } = deal;
  const isPhone = useIsPhone();
  const [isUnfolded, setUnfolded] = useState(false);
  const failures = collection.useFailures();
  const met = requirements.filter(({ isDone }) => isDone);
  const folds = isPhone && met.length > 1;
  const shown = folds && !isUnfolded ? requirements.filter(({ isDone }) => !isDone) : requirements;
  const failed = failures.filter(
    ({ operation, values }) => operation === 'create' && values['campaignId'] === deal.campaign.id,
  );
  if (!canEdit && requirements.length === 0) return null;
  return (
    <section aria-labelledby="deal-requirements">
      <SectionHead
        id="deal-requirements"
        title="Requirements"
        note={requirements.length > 0 ? `${met.length} of ${requirements.length}` : null}
      />
      {folds ? (
        <button
          type="button"
          className="row spread full-width ruled faint requirements-met"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {`${met.length} met`}
          {isUnfolded ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </button>
      ) : null}
      <ul className="requirements">
        {shown.map((requirement) => (
          <RequirementRow
            key={requirement.id}
            requirement={requirement}
            deal={deal}
            canEdit={canEdit}
            failure={failures.find(({ id }) => id === requirement.id)}
          />
        ))}
      </ul>
      <FailedRows failed={failed} titleOf={({ text }) => String(text)} />
      {canEdit ? <AddRequirement key={deal.campaign.id} deal={deal} /> : null}
    </section>
  );
}

interface AddRequirementProps {
  deal: ShownDeal;
}

function AddRequirement({ deal: { campaign, requirements, deliverables } }: AddRequirementProps) {
  const keptAs = `requirement ${campaign.id}`;
  const [text, setText] = useState(() => keptText(keptAs));
  useKeepText(keptAs, text);
  const [chosen, setChosen] = useState<RequirementKind>();
  // Whoever lists what one piece needs goes on with that piece.
  const [deliverableId, setDeliverableId] = useState<string | null>(null);
  const kind = chosen ?? kindOf(text);
  const isKnown = deliverables.some(({ id }) => id === deliverableId);
  const values = { text, kind, deliverableId: isKnown ? deliverableId : null };

  function change(changes: Partial<RequirementDraft>) {
    if (changes.text !== undefined) setText(changes.text);
    if (changes.kind !== undefined) setChosen(changes.kind);
    if (changes.deliverableId !== undefined) setDeliverableId(changes.deliverableId);
  }

  function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    const sortOrder = (requirements.at(-1)?.sortOrder ?? 0) + 1;
    const id = newId();
    const made = collection.create({ ...values, id, campaignId: campaign.id, sortOrder });
    keepUndo([made], () => tellDone('Requirement deleted', [collection.remove(id)]));
    setText('');
    setChosen(undefined);
  }

  return (
    <form className="row wraps requirement-add" onSubmit={add}>
      <RequirementFields
        label="New requirement"
        placeholder="Add what they ask for: #ad, @brand, a code…"
        values={values}
        onChange={change}
        deliverables={deliverables}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        Add
      </Button>
    </form>
  );
}

/** What a line most likely is, by how it begins. */
function kindOf(text: string): RequirementKind {
  const words = text.trim();
  if (words.startsWith('#')) return 'hashtag';
  if (words.startsWith('@')) return 'mention';
  return /^https?:\/\//.test(words) ? 'link' : 'must_include';
}
