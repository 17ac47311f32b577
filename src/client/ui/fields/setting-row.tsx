import type { ReactNode } from 'react';
import './setting-row.css';

/** A setting with its name before it, and what it means after it. */
export function SettingRow({
  label,
  hint,
  example,
  children,
}: {
  label: string;
  hint?: string;
  example?: string;
  children: ReactNode;
}) {
  return (
    <div className="setting-row">
      {/* The control carries the same name. */}
      <span className="setting-label" aria-hidden="true">
        {label}
      </span>
      {children}
      {example ? <span className="setting-example num">{example}</span> : null}
      {hint ? <span className="setting-hint xs faint">{hint}</span> : null}
    </div>
  );
}
