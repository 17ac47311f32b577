import { MoreHorizontal, Trash2 } from 'lucide-react';
import { DateProperty, TextProperty } from '#client/record/properties.tsx';
import { PropertyList } from '#client/record/property-list.tsx';
import { RecordPanel } from '#client/record/record-panel.tsx';
import { RecordTitle } from '#client/record/record-title.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { IconButton } from '#client/ui/button.tsx';
import { ProseField } from '#client/ui/prose/prose.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { TimeProperty } from '#domains/shoots/bookings/parts/time-property.tsx';
import { scheduleItems } from '#domains/shoots/schedule/data.ts';
import { changeItem, removeItem } from '#domains/shoots/schedule/moves/item-actions.ts';
import { type ScheduleItem, scheduleItem as itemSchema } from '#domains/shoots/schedule/schema.ts';
import { trips } from '#domains/shoots/trips/data.ts';

const { shape } = itemSchema;
const read = { title: bySchema(shape.title), location: bySchema(shape.location) };

interface ItemPanelProps {
  itemId: string;
  open: boolean;
  onClose: () => void;
  onWalk: (id: string) => void;
}

/** Everything about one item of a schedule. */
export function ItemPanel({ itemId, open, onClose, onWalk }: ItemPanelProps) {
  const item = scheduleItems.useRows(rowsById).get(itemId);
  const trip = trips.useRows(rowsById).get(item?.tripId ?? '');
  const canEdit = useCan('edit');
  function remove(one: ScheduleItem) {
    onClose();
    removeItem(one);
  }
  return (
    <RecordPanel
      open={open}
      onClose={onClose}
      onWalk={onWalk}
      id={itemId}
      title={item?.title ?? 'Schedule'}
      deeds={
        item && canEdit ? (
          <Menu
            label={`More for ${item.title}`}
            align="end"
            trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
            items={[
              { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => remove(item) },
            ]}
          />
        ) : null
      }
    >
      {item && trip ? (
        <>
          {canEdit ? null : <ReadOnlyNote className="xs faint" />}
          <RecordTitle
            label="Title"
            value={item.title}
            canEdit={canEdit}
            read={read.title}
            onSave={(title) => changeItem(item, { title })}
          >
            <span>{`${trip.title}, times in ${trip.timeZone.replaceAll('_', ' ')}`}</span>
          </RecordTitle>
          <ItemFields item={item} canEdit={canEdit} />
        </>
      ) : (
        <p className="muted">This is no longer in the schedule.</p>
      )}
    </RecordPanel>
  );
}

function ItemFields({ item, canEdit }: { item: ScheduleItem; canEdit: boolean }) {
  const formats = useFormats();
  return (
    <>
      <PropertyList canEdit={canEdit}>
        <DateProperty
          label="Day"
          value={item.scheduledOn}
          settings={formats}
          problemOf={(day) => (day === null ? 'Choose a day' : undefined)}
          onSave={(day) => (day === null ? undefined : changeItem(item, { scheduledOn: day }))}
        />
        <TimeProperty
          label="Starts"
          add="Some time of the day"
          value={item.startTime}
          onSave={(startTime) => changeItem(item, { startTime })}
        />
        {item.startTime ? (
          <TimeProperty
            label="Ends"
            add="Add an end"
            value={item.endTime}
            onSave={(endTime) => changeItem(item, { endTime })}
          />
        ) : null}
        <TextProperty
          label="Place"
          add="Add a place"
          isWide
          value={item.location}
          read={read.location}
          onSave={(location) => changeItem(item, { location })}
        />
      </PropertyList>
      {canEdit || item.note ? (
        <ProseField
          label="Notes"
          value={item.note}
          maxLength={2_000}
          readOnly={!canEdit}
          onSave={(note) => changeItem(item, { note })}
        />
      ) : null}
    </>
  );
}
