import { allRows } from '#client/sync/reading/selectors.ts';
import { Combobox } from '#client/ui/menus/combobox.tsx';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { contentChoices } from './content-choices.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';

interface ContentSelectProps {
  deal: ShownDeal;
  value: string | null;
  onChange: (contentItemId: string | null) => void;
}

const none = 'Not linked';
const shownAtOnce = 100;

/** The piece of content that a deliverable is made with; one piece may stand for several of them. */
export function ContentSelect({ deal, value, onChange }: ContentSelectProps) {
  const lineOf = contentChoices(contentItems.useRows(allRows), useStageNames());
  const idOf = new Map([...lineOf].map(([id, line]) => [line, id]));
  const chosen = value === null ? none : (lineOf.get(value) ?? 'A piece that is in the trash');
  const ofDeal = new Set(deal.deliverables.flatMap(({ contentItemId }) => contentItemId ?? []));
  const [own, others] = [true, false].map((isOwn) =>
    [...lineOf].flatMap(([id, line]) => (ofDeal.has(id) === isOwn ? line : [])),
  );
  return (
    <Combobox
      label="Content"
      placeholder="Search content"
      value={chosen}
      onChange={(line) => onChange(idOf.get(line) ?? null)}
      most={shownAtOnce}
      groups={[
        { value: 'Of this deal', items: [none, ...(own ?? [])] },
        { value: 'All content', items: others ?? [] },
      ].filter(({ items }) => items.length > 0)}
      emptyText={(typed) => `No content is called “${typed}”.`}
    />
  );
}
