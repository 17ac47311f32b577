import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import './tabs.css';

type TabsProps<T extends string> = {
  value: T;
  onChange: (value: T) => void;
  /** Names the set for screen readers. */
  label: string;
  tabs: readonly { value: T; label: string }[];
  /** What the chosen tab shows. */
  children: ReactNode;
};

/** Parts of one page of which one is on screen; arrows move between them. A single part has no tab. */
export function Tabs<T extends string>({ value, onChange, label, tabs, children }: TabsProps<T>) {
  if (tabs.length === 1) return <div className="tab-panel">{children}</div>;
  return (
    // Only values of these tabs come back.
    <Base.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <Base.List className="tabs scroll-fade" aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className="tab-part">
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel key={value} value={value} className="tab-panel" tabIndex={-1}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
