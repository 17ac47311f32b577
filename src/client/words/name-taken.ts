/** Whether another record has the name already, whatever the case of its letters. */
export function isNameTaken(
  rows: readonly { id: string; name: string }[],
  name: string,
  ownId?: string,
): boolean {
  const wanted = name.trim().toLowerCase();
  return rows.some((row) => row.id !== ownId && row.name.toLowerCase() === wanted);
}
