import type { ReactNode } from 'react';
import { classNames } from '#client/ui/base/class-names.ts';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import './facts.css';

export type Fact = {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
  tone?: 'late' | 'ok' | 'warn' | undefined;
};

/** Labels over figures, as a definition list. */
function Facts({ facts, className }: { facts: readonly Fact[]; className: string }) {
  return (
    <dl className={className}>
      {facts.map((fact, index) => (
        <div key={index}>
          <dt>{fact.label}</dt>
          <dd className={classNames('fig', fact.tone)}>
            {fact.value}
            {fact.unit ? <small>{fact.unit}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface FactsProps {
  facts: readonly Fact[];
  label?: string;
  /** False while what they are reckoned from has not come: a zero would be taken for one. */
  areKnown?: boolean;
}

/** Facts that scroll sideways on phones. */
export function ScrollingFacts({
  facts,
  label = 'Figures',
  areKnown = true,
  className,
}: FactsProps & { className: 'strip' | 'cells' }) {
  const isPhone = useIsPhone();
  return (
    // Keyboards can only scroll what they can focus.
    <div
      className={classNames(`${className}-scroll`, isPhone && 'scroll-fade')}
      {...(isPhone ? { role: 'group', 'aria-label': label, tabIndex: 0 } : null)}
    >
      <Facts facts={areKnown ? facts : facts.map(unknown)} className={className} />
    </div>
  );
}

function unknown({ label }: Fact): Fact {
  return { label, value: '–' };
}

/** The light strip of four to six facts at the top of pages with numbers. */
export function FactStrip(props: FactsProps) {
  return <ScrollingFacts {...props} className="strip" />;
}
