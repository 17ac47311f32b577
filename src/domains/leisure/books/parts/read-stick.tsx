import { Stick } from '#client/ui/progress/stick.tsx';

const segments = 12;

/** How much of a book is read, as a stick: the segment that one is in is lit. */
export function ReadStick({ share, label }: { share: number | null; label: string }) {
  const at = Math.floor((share ?? 0) * segments);
  return (
    <Stick
      label={label}
      segments={Array.from({ length: segments }, (_, place) =>
        place < at ? 'on' : place === at && share !== null && share > 0 ? 'now' : 'rest',
      )}
    />
  );
}
