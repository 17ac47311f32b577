import {
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowUp,
  MoreHorizontal,
  Pencil,
  Trash2,
} from 'lucide-react';
import { useUnsyncedIds } from '#client/sync/reading/unsynced.ts';
import { IconButton } from '#client/ui/button.tsx';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { Stick } from '#client/ui/progress/stick.tsx';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { channels } from './data.ts';
import { type Channel, platformFacts } from './schema.ts';
import { archiveChannel, channelsInOrder, deleteChannel, moveChannel } from './channel-actions.ts';
import { PlatformIcon } from './platform-icon.tsx';
import './channel-list.css';

interface ChannelListProps {
  /** How many posts this week holds, by channel. */
  week: ReadonlyMap<string, number>;
  /** Without it nothing can be changed here. */
  onEdit: ((channel: Channel) => void) | undefined;
}

/** Where the workspace publishes, with this week against the goal. */
export function ChannelList({ week, onEdit }: ChannelListProps) {
  const known = channels.useRows(channelsInOrder);
  const unsynced = useUnsyncedIds();
  const failures = channels.useFailures();
  // What is put away comes last.
  const list = known.toSorted((one, other) => Number(other.isActive) - Number(one.isActive));
  return (
    <>
      <FailedRows
        failed={failures.filter(({ operation }) => operation === 'create')}
        titleOf={({ name }) => String(name)}
      />
      {list.length === 0 ? <p className="hub-none">No channels yet.</p> : null}
      <ul>
        {list.map((channel, place) => (
          <li key={channel.id} className="ruled channel" data-resting={!channel.isActive}>
            <PlatformIcon platform={channel.platform} />
            <span className="trunc">
              <Name channel={channel} />
              <span className="sm faint channel-where">
                {[platformFacts[channel.platform].label, channel.handle]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <WriteState
              isUnsynced={unsynced.has(channel.id)}
              failure={failures.find(({ id }) => id === channel.id)}
            />
            {channel.isActive ? (
              <Week count={week.get(channel.id) ?? 0} goal={channel.weeklyGoal} />
            ) : (
              <span className="sm faint">Archived</span>
            )}
            {onEdit ? (
              <ChannelMenu
                channel={channel}
                above={list[place - 1]}
                below={list[place + 1]}
                onEdit={onEdit}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function Name({ channel: { name, url } }: { channel: Channel }) {
  if (!url) return <span dir="auto">{name}</span>;
  return (
    <a className="linked" href={url} target="_blank" rel="noopener noreferrer" dir="auto">
      {name}
    </a>
  );
}

function Week({ count, goal }: { count: number; goal: number | null }) {
  if (!goal) return <span className="sm muted num">{count} this week</span>;
  const label = `${count} of ${goal} this week`;
  return (
    <span className="inline gap-8 sm muted num channel-week">
      <Stick
        size="thin"
        label={label}
        segments={Array.from({ length: goal }, (_, at) => (at < count ? 'on' : 'rest'))}
      />
      <span aria-hidden="true">
        {count} of {goal}
      </span>
    </span>
  );
}

function ChannelMenu({
  channel,
  above,
  below,
  onEdit,
}: {
  channel: Channel;
  above: Channel | undefined;
  below: Channel | undefined;
  onEdit: (channel: Channel) => void;
}) {
  const { id, name, isActive } = channel;
  const moveTo = (beside: Channel | undefined) => ({
    // What is put away comes last, wherever its place is.
    disabled: beside?.isActive !== isActive,
    onSelect: () => beside && moveChannel(id, beside),
  });
  return (
    <Menu
      label={`More for ${name}`}
      align="end"
      trigger={<IconButton size="sm" label={`More for ${name}`} icon={<MoreHorizontal />} />}
      items={[
        { label: 'Edit', icon: <Pencil />, onSelect: () => onEdit(channel) },
        {
          label: 'Move up',
          icon: <ArrowUp />,
          ...moveTo(above),
        },
        {
          label: 'Move down',
          icon: <ArrowDown />,
          ...moveTo(below),
        },
        {
          label: isActive ? 'Archive' : 'Make active again',
          icon: isActive ? <Archive /> : <ArchiveRestore />,
          onSelect: () => archiveChannel(channel, !isActive),
        },
        'separator',
        {
          label: 'Delete',
          icon: <Trash2 />,
          danger: true,
          onSelect: () => deleteChannel(channel),
        },
      ]}
    />
  );
}
