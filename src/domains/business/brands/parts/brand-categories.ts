/** What a brand may be about; any other word may be typed. */
export const brandCategories = [
  'Beauty',
  'Fashion',
  'Food',
  'Tech',
  'Travel',
  'Fitness',
  'Home',
  'Finance',
  'Gaming',
  'Education',
  'Pets',
  'Kids',
  'Other',
] as const;

/** Those, and what the workspace has typed besides. */
export function categorySuggestions(used: readonly string[]): { id: string; label: string }[] {
  return [...new Set([...brandCategories, ...used])].map((word) => ({ id: word, label: word }));
}
