/** Tells a viewer why there is nothing to press. */
export function ReadOnlyNote({ className = 'muted' }: { className?: string }) {
  return <p className={className}>You can view this workspace</p>;
}
