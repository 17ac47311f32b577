import type { ReactNode } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import { type Fact, ScrollingFacts } from './facts.tsx';
import { fitSegments, type Segment } from '#client/ui/progress/segments.ts';
import './slate.css';

type SlateProps = {
  clap: readonly Segment[];
  clapLabel: string;
  /** Set for a moment when the day is complete: the stick claps shut once. */
  clapping?: boolean;
  className?: string;
  children: ReactNode;
};

/** The clapperboard: one dark panel per day view, with a segment of its stick for each task. */
export function Slate({ clap, clapLabel, clapping = false, className, children }: SlateProps) {
  // An empty day still has a stick, unlit.
  const segments =
    clap.length > 0 ? fitSegments(clap) : Array.from({ length: 8 }, (): Segment => 'rest');
  return (
    <section className={classNames('slate', className)}>
      <div
        role="img"
        aria-label={clapLabel}
        className={classNames('clap-box', clapping && 'clapping')}
      >
        {/* With another number of segments it is another stick: none of them moves. */}
        <div key={segments.length} className="clap">
          {segments.map((segment, index) => (
            <i key={index} className={segment} />
          ))}
        </div>
      </div>
      {children}
    </section>
  );
}

/** The figures on a slate, split by slanted hairlines; on phones they scroll sideways. */
export function SlateFacts(props: { facts: readonly Fact[]; label?: string }) {
  return <ScrollingFacts {...props} className="cells" />;
}
