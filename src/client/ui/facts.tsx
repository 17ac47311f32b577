import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useIsPhone } from './use-media.ts';
import './facts.css';

export type Fact = {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
  tone?: 'late' | 'ok' | 'warn' | undefined;
};

/** Labels over figures, as a definition list. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className: string }) {
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

/** The light strip of four to six facts at the top of pages with numbers. */
export function FactStrip({
  facts,
  label = 'Figures',
}: {
  facts: readonly Fact[];
  label?: string;
}) {
  const isPhone = useIsPhone();
  return (
    <div
      className="strip-scroll"
      {...(isPhone ? { role: 'group', 'aria-label': label, tabIndex: 0 } : null)}
    >
      <Facts facts={facts} className="strip" />
    </div>
  );
}
