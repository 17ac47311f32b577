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

/** Zones that browsers still list under the name they had before; both names mean the same. */
const renamed = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Godthab', 'America/Nuuk'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
]);

/** Every zone there is under two headings; `current` too, whatever this browser calls it. */
export function timeZoneGroups(current: string): { value: string; items: string[] }[] {
  const listed = Intl.supportedValuesOf('timeZone').map((zone) => renamed.get(zone) ?? zone);
  const all = new Set([...listed, 'UTC', current]);
  const others = [...all].filter((zone) => !common.includes(zone)).sort();
  return [
    { value: 'Common', items: common },
    { value: 'All time zones', items: others },
  ];
}
