const units = ['B', 'KB', 'MB', 'GB'] as const;

/** '840 B', '24 KB', '1.4 MB': one decimal below ten. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1_000 && unit < units.length - 1) {
    value /= 1_024;
    unit += 1;
  }
  const shown = unit > 0 && value < 9.95 ? value.toFixed(1) : String(Math.round(value));
  return `${shown.replace(/\.0$/, '')} ${units[unit] ?? ''}`;
}
