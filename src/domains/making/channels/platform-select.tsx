import { Select } from '#client/ui/menus/select.tsx';
import { platformFacts, type Platform, platforms } from './schema.ts';
import { PlatformIcon } from './platform-icon.tsx';

const options = platforms.map((platform) => ({
  value: platform,
  label: platformFacts[platform].label,
  icon: <PlatformIcon platform={platform} />,
}));

interface PlatformSelectProps {
  value: Platform;
  onChange: (platform: Platform) => void;
}

/** Chooses a platform. */
export function PlatformSelect({ value, onChange }: PlatformSelectProps) {
  return <Select label="Platform" value={value} onChange={onChange} options={options} />;
}
