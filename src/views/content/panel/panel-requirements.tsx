import { Check as Tick, Copy } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { copyText } from '#client/ui/rows/copy-text.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { requirementLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
import { requirements, tickRequirement } from '#domains/business/campaigns/requirements/data.ts';
import { askedOf, askedWords } from '#domains/business/campaigns/requirements/rules.ts';
import type { Requirement } from '#domains/business/campaigns/requirements/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { useSponsors } from './sponsors.ts';

/** What the brands ask for that a piece of content is owed to: to be ticked off here as on the deal. */
export function PanelRequirements({ item, canEdit }: { item: ContentItem; canEdit: boolean }) {
  const id = useId();
  const owed = (useSponsors().get(item.id) ?? []).map(({ deliverable }) => deliverable);
  const asked = askedOf(requirements.useRows(bySortOrder), owed);
  if (asked.length === 0) return null;
  const met = asked.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="The brand asks for" note={`${met} of ${asked.length}`} />
      <ul className="panel-asked">
        {asked.map((one) => (
          <AskedRow key={one.id} requirement={one} canEdit={canEdit} />
        ))}
      </ul>
    </section>
  );
}

function AskedRow({
  requirement: { id, kind, text, isDone },
  canEdit,
}: {
  requirement: Requirement;
  canEdit: boolean;
}) {
  const words = askedWords({ kind, text })
    .map((one) => one.words)
    .join(' ');
  return (
    <li className="sm anywhere">
      {canEdit ? (
        <Check
          square
          checked={isDone}
          label={text}
          onChange={(next) => tickRequirement(id, next)}
        />
      ) : isDone ? (
        <Tick aria-label="Met" />
      ) : null}
      <span className={classNames('grow', isDone && 'faint')} dir="auto">
        {text}
      </span>
      <span className="faint fixed-size">{requirementLabels[kind]}</span>
      {words ? (
        <IconButton
          size="sm"
          label={`Copy ${words}`}
          icon={<Copy />}
          onClick={() => void copyText(words, requirementLabels[kind])}
        />
      ) : null}
    </li>
  );
}

/** As they stand on the deal: a selector for `requirements.useRows`. */
export const bySortOrder = (rows: readonly Requirement[]) =>
  rows.toSorted((one, other) => one.sortOrder - other.sortOrder || one.id.localeCompare(other.id));
