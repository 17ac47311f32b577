import { useEffect, useRef, type ReactNode } from 'react';
import { Stick } from '#client/ui/progress/stick.tsx';
import './step-title.css';

/** Where one is in the two steps; a new step takes the focus, or it would be lost with the old one. */
export function StepTitle({ step, children }: { step: 1 | 2; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const where = `Step ${step} of 2`;
  return (
    <>
      <p className="step-no row gap-10 sm faint">
        <Stick size="thin" label={where} segments={step === 1 ? ['now', 'rest'] : ['on', 'now']} />
        <span aria-hidden="true">{where}</span>
      </p>
      <h1 ref={title} tabIndex={-1}>
        {children}
      </h1>
    </>
  );
}
