import { LayoutTemplate } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Later } from '#client/later/later.tsx';
import { SearchToggle } from '#client/page/page-search.tsx';
import { useStable } from '#client/sync/reading/use-stable.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { Button } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { EmptyState, SectionPending } from '#client/ui/base/states.tsx';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import { Stick } from '#client/ui/progress/stick.tsx';
import { useUser } from '#domains/people/auth/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { packingItems } from '#domains/shoots/packing/data.ts';
import { packedOf } from '#domains/shoots/packing/figures/packed.ts';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { PackingAdd } from './packing-add.tsx';
import type { PackingDialog } from './packing-dialog.ts';
import { progressText, segmentsOf } from './packing-head.tsx';
import { groupItems, listItems, rowItems } from './packing-menus.tsx';
import { PackingNotices } from './packing-notices.tsx';
import { PackingRows } from './packing-rows.tsx';
import { sectionsOf } from './packing-sections.ts';
import { filterItems, PackingChips, PackingMenus } from './packing-tools.tsx';
import { useAsked } from './use-asked.ts';
import { usePacking } from './use-packing.ts';
import './packing-list.css';

/** Longer than what one has in sight. */
const longList = 15;

const loadDialogs = () =>
  import('#domains/shoots/packing/dialogs/packing-dialogs.tsx').then((part) => part.PackingDialogs);

interface PackingListProps {
  trip: Trip;
  /** Beside something else: groups that are done are folded, and there are no chips. */
  isNarrow?: boolean;
}

/** What comes along on a trip: by group, bag or person, to be ticked by all who pack. */
export function PackingList({ trip, isNarrow = false }: PackingListProps) {
  const packing = usePacking(trip);
  const { items, bags, people } = packing;
  const canEdit = useCan('edit');
  const status = packingItems.useStatus();
  const failures = packingItems.useFailures();
  const userId = useUser()?.id;
  const { asked, ask } = useAsked(packing.me, isNarrow);
  const [dialog, setDialog] = useState<{ request: PackingDialog; turn: number; isOpen: boolean }>();
  const open = useStable((request: PackingDialog) =>
    setDialog((before) => ({ request, turn: (before?.turn ?? 0) + 1, isOpen: true })),
  );
  const menuOf = useMemo(
    () => (item: PackingItem) => rowItems(item, { trip, people, bags }, { open, userId }),
    [trip, people, bags, open, userId],
  );
  const onOpen = useStable((item: PackingItem) => open({ kind: 'item', item }));
  const names = useMemo(
    () => ({
      bags: new Map(bags.map((bag) => [bag.id, bag])),
      people: new Map(people.map((person) => [person.id, person])),
    }),
    [bags, people],
  );
  const { sections, counts } = useMemo(
    () => sectionsOf(items, asked, names),
    [items, asked, names],
  );
  const all = packedOf(items);
  const failed = failures.filter(
    ({ operation, values }) => operation === 'create' && values['tripId'] === trip.id,
  );
  const headId = `packing-${trip.id}`;
  return (
    <section className={classNames('packing', isNarrow && 'is-narrow')} aria-labelledby={headId}>
      <SectionHead
        id={headId}
        title="Packing"
        note={items.length > 0 ? `${all.packed} of ${all.total}` : null}
      >
        {!isNarrow && (items.length > longList || asked.typed !== '') ? (
          <SearchToggle
            search={{
              label: 'Search the packing list',
              typed: asked.typed,
              onType: (typed) => ask({ typed }),
            }}
          />
        ) : null}
        {items.length > 0 || canEdit ? (
          <PackingMenus
            filter={filterItems({ packing, asked, ask })}
            more={canEdit ? listItems(packing, { open }) : []}
          />
        ) : null}
      </SectionHead>
      {items.length > 0 ? (
        <>
          <Stick
            className="packing-progress"
            segments={segmentsOf(all)}
            label={progressText(all)}
          />
          {isNarrow ? null : <PackingChips {...{ packing, asked, ask, counts }} />}
          <PackingNotices
            packing={packing}
            canEdit={canEdit}
            isReturning={asked.isReturning}
            onReturning={(isReturning) => ask({ isReturning, segment: 'all' })}
          />
        </>
      ) : null}
      <FailedRows failed={failed} titleOf={({ name }) => String(name)} />
      {canEdit && !asked.isReturning && (items.length > 0 || status === 'ready') ? (
        <PackingAdd
          key={trip.id}
          packing={packing}
          usual={asked.personId === null ? {} : { tripPersonId: asked.personId }}
          label="Add a thing"
          placeholder={isNarrow ? 'Add a thing' : 'Add a thing: 3x Batteries #Camera @Ana !'}
          onPaste={(text) => open({ kind: 'paste', text })}
        />
      ) : null}
      {items.length === 0 ? (
        status === 'ready' ? (
          <Nothing canEdit={canEdit} open={open} />
        ) : (
          <SectionPending status={status} onRetry={packingItems.retry} rows={5} />
        )
      ) : sections.length === 0 ? (
        <p className="packing-none row gap-10 faint">
          No match
          <Button
            size="sm"
            onClick={() =>
              ask({
                ...{ segment: 'all', personId: null, bagId: null, isEssential: false, typed: '' },
                isReturning: false,
              })
            }
          >
            Clear filters
          </Button>
        </p>
      ) : (
        <PackingRows
          {...{ packing, sections, asked, names, canEdit, isNarrow, failures, onOpen, menuOf }}
          groupMenuOf={(section) =>
            canEdit && !asked.isReturning
              ? groupItems(section, packing, { groupBy: asked.groupBy, open })
              : []
          }
          onPaste={(text) => open({ kind: 'paste', text })}
        />
      )}
      {dialog ? (
        <Later
          load={loadDialogs}
          isAsked
          props={{
            packing,
            request: dialog.request,
            turn: dialog.turn,
            isOpen: dialog.isOpen,
            onClose: () => setDialog((now) => now && { ...now, isOpen: false }),
          }}
        />
      ) : null}
    </section>
  );
}

function Nothing({ canEdit, open }: { canEdit: boolean; open: (dialog: PackingDialog) => void }) {
  return (
    <EmptyState
      level={3}
      title="Nothing to pack yet"
      shape="checks"
      action={
        canEdit ? (
          <>
            <Button
              variant="primary"
              icon={<LayoutTemplate />}
              onClick={() => open({ kind: 'templates' })}
            >
              Start from a template
            </Button>
            <Button onClick={() => open({ kind: 'paste', text: '' })}>Paste a list</Button>
          </>
        ) : null
      }
    >
      {canEdit
        ? 'Start from a template, paste a list, or add the first thing.'
        : 'What comes along on this trip is shown here.'}
    </EmptyState>
  );
}
