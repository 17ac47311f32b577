import { ChoiceProperty, TextProperty } from '#client/record/properties.tsx';
import { Property, PropertyList } from '#client/record/property-list.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { ProseField } from '#client/ui/prose/prose.tsx';
import { optionsOf } from '#domains/business/campaigns/moves/deal-labels.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { MemberSelect } from '#domains/people/workspaces/members/member-select.tsx';
import { useItems } from '#domains/shoots/schedule/day/use-items.ts';
import { changeShot } from '#domains/shoots/shots/moves/shot-actions.ts';
import { shotKindLabels } from '#domains/shoots/shots/rules.ts';
import {
  orientations,
  type Shot,
  shot as shotSchema,
  type ShotChanges,
} from '#domains/shoots/shots/schema.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { PieceProperty } from './piece-property.tsx';
import { whenChanges, whenOf, whenOptions } from './when-options.ts';

const { shape } = shotSchema;
const read = {
  location: bySchema(shape.location),
  lens: bySchema(shape.lens),
  seconds: bySchema(shape.seconds),
  takes: bySchema(shape.takes),
  reason: bySchema(shape.droppedReason),
};
const kinds = optionsOf(shotKindLabels);
const priorities = [
  { value: 'must' as const, label: 'Must have' },
  { value: 'nice' as const, label: 'Nice to have' },
];
const noShape = 'any';
const shapes = [
  { value: noShape, label: 'Any' },
  ...orientations.map((value) => ({ value, label: value })),
];

interface ShotFieldsProps {
  shot: Shot;
  trip: Trip;
  canEdit: boolean;
}

/** When, where and how a shot is taken, and what for. */
export function ShotFields({ shot, trip, canEdit }: ShotFieldsProps) {
  const formats = useFormats();
  const items = useItems(trip.id);
  const piece = contentItems.useRows(rowsById).get(shot.contentItemId ?? '');
  const change = (changes: ShotChanges) => changeShot(shot, changes);
  return (
    <>
      <PropertyList canEdit={canEdit}>
        <ChoiceProperty
          label="When"
          isWide
          value={whenOf(shot, items)}
          none="any"
          add="Choose a day or a part of the schedule"
          options={whenOptions({ trip, items, shot }, formats)}
          onSave={(value) => change(whenChanges(value))}
        />
        <TextProperty
          label="Scene"
          add="Add a place"
          value={shot.location}
          read={read.location}
          onSave={(location) => change({ location })}
        />
        <ChoiceProperty
          label="Priority"
          value={shot.priority}
          options={priorities}
          onSave={(priority) => change({ priority })}
        />
        <ChoiceProperty
          label="Kind"
          value={shot.kind}
          none="other"
          options={kinds}
          onSave={(kind) => change({ kind })}
        />
        <ChoiceProperty
          label="Format"
          value={shot.orientation ?? noShape}
          none={noShape}
          options={shapes}
          onSave={(value) =>
            change({ orientation: orientations.find((one) => one === value) ?? null })
          }
        />
        <TextProperty
          label="Lens"
          add="Add a lens"
          value={shot.lens}
          read={read.lens}
          onSave={(lens) => change({ lens })}
        />
        <TextProperty
          label="Length"
          add="Add a length"
          inputMode="numeric"
          trailing={<span className="faint">seconds</span>}
          value={shot.seconds}
          read={read.seconds}
          onSave={(seconds) => change({ seconds })}
        />
        <TextProperty
          label="Takes"
          inputMode="numeric"
          value={shot.takes}
          read={read.takes}
          onSave={(takes) => change({ takes })}
        />
        <Property label="Who" empty={shot.assigneeUserId === null && 'Add somebody'}>
          <MemberSelect
            label="Who"
            value={shot.assigneeUserId}
            onChange={(assigneeUserId) => change({ assigneeUserId })}
          />
        </Property>
        <PieceProperty
          tripId={trip.id}
          piece={piece}
          onSave={(contentItemId) => change({ contentItemId })}
        />
        {shot.status === 'dropped' ? (
          <TextProperty
            label="Dropped"
            isWide
            value={shot.droppedReason}
            read={(typed) =>
              typed.trim() === '' ? { error: 'Say why it was dropped' } : read.reason(typed)
            }
            onSave={(droppedReason) => change({ status: 'dropped', droppedReason })}
          />
        ) : null}
      </PropertyList>
      {canEdit || shot.propsNote ? (
        <ProseField
          label="Props and notes"
          value={shot.propsNote}
          maxLength={500}
          readOnly={!canEdit}
          onSave={(propsNote) => change({ propsNote })}
        />
      ) : null}
    </>
  );
}
