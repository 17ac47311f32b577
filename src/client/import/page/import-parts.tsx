import { type ReactNode, useId, useState } from 'react';
import { Chip, Chips } from '#client/ui/marks/chip.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';

/** Rows of a file that share a fate: those that come in, duplicates, those that cannot be read. */
export interface ImportPart {
  label: string;
  count: number;
  content: ReactNode;
}

/** The rows of a file in parts, the first of which is always there. */
export function ImportParts({ parts }: { parts: readonly ImportPart[] }) {
  const id = useId();
  const [label, setLabel] = useState('');
  const there = parts.filter(({ count }, at) => at === 0 || count > 0);
  const shown = there.find((part) => part.label === label) ?? there[0];
  return (
    <section aria-labelledby={id} className="import-part">
      <SectionHead id={id} title="What comes in" />
      <Chips label="Rows of the file">
        {there.map((part) => (
          <Chip
            key={part.label}
            pressed={part === shown}
            count={part.count}
            onPress={() => setLabel(part.label)}
          >
            {part.label}
          </Chip>
        ))}
      </Chips>
      {shown?.content}
    </section>
  );
}
