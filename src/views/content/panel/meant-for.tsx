import { CircleDashed } from 'lucide-react';
import { Property } from '#client/record/property-list.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { PlatformIcon } from '#domains/making/channels/platform-icon.tsx';
import { type Platform, platformFacts, platforms } from '#domains/making/channels/schema.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import type { ContentItem, ContentItemChanges } from '#domains/making/content/schema.ts';
import { FormatSelect } from '#domains/making/channels/channel-select.tsx';
import { byItem } from '#views/content/pipeline/pieces.ts';

interface MeantForProps {
  item: ContentItem;
  onSave: (changes: ContentItemChanges) => void;
}

const none = '';
const options = [
  { value: none, label: 'Not decided', icon: <CircleDashed aria-hidden="true" /> },
  ...platforms.map((platform) => ({
    value: platform,
    label: platformFacts[platform].label,
    icon: <PlatformIcon platform={platform} />,
  })),
] as const;

/** What an item is meant to become and where, until its posts say it. */
export function MeantFor({ item, onSave }: MeantForProps) {
  const { platformHint, formatHint } = item;
  const hasPosts = (posts.useRows(byItem).get(item.id) ?? []).length > 0;
  if (hasPosts) return null;

  function choose(platform: Platform | null) {
    const isKnown =
      platform === null || !formatHint || platformFacts[platform].formats.includes(formatHint);
    onSave({ platformHint: platform, ...(isKnown ? {} : { formatHint: null }) });
  }

  return (
    <>
      <Property label="Meant for" empty={platformHint === null && 'Add a platform'}>
        <Select<Platform | ''>
          label="Meant for"
          value={platformHint ?? none}
          onChange={(platform) => choose(platform === none ? null : platform)}
          options={options}
        />
      </Property>
      <Property label="Format" empty={formatHint === null && 'Add a format'}>
        <FormatSelect
          channel={platformHint ? { platform: platformHint } : undefined}
          value={formatHint}
          onChange={(format) => onSave({ formatHint: format })}
        />
      </Property>
    </>
  );
}
