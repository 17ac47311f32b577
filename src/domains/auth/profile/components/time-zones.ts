/** The zones that the spec names (section 9), before all others. */
const common = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Toronto',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Australia/Sydney',
  'Pacific/Auckland',
];

/** Every zone there is under two headings; `current` too, whatever this browser calls it. */
export function timeZoneGroups(current: string): { value: string; items: string[] }[] {
  const all = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current]);
  const others = [...all].filter((zone) => !common.includes(zone)).sort();
  return [
    { value: 'Common', items: common },
    { value: 'All time zones', items: others },
  ];
}
