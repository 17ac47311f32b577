import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import './ghosts.css';

/** What a place will look like: rows of a table, rows with a circle, covers, or a board's columns. */
export type GhostShape = 'rows' | 'checks' | 'cards' | readonly GhostColumn[];

export interface GhostColumn {
  title: string;
  /** What it is for, in a few words. */
  hint: string;
}

/** Something that could stand here, taken with one press. */
export interface GhostExample {
  text: string;
  onUse: () => void;
}

const rows = [74, 56, 66, 48, 60, 52];
const cards = [64, 48, 72, 56];

interface GhostsProps {
  shape: GhostShape;
  examples?: readonly GhostExample[] | undefined;
  children?: ReactNode;
}

/** The shape of a place that is empty, fading out; `children` is where the first thing goes. */
export function Ghosts({ shape, examples = [], children }: GhostsProps) {
  if (typeof shape !== 'string') return <GhostBoard columns={shape}>{children}</GhostBoard>;
  const live = children ? <div className="ghost-live">{children}</div> : null;
  if (shape === 'cards')
    return (
      <div className="ghost-cards">
        {live}
        {cards.map((percent) => (
          <GhostCard key={percent} percent={percent} hasPicture />
        ))}
      </div>
    );
  return (
    <div className="ghost-rows">
      {live}
      {examples.map(({ text, onUse }) => (
        <div key={text} className="ghost-row is-example">
          <span className="ghost-check" />
          <span className="trunc muted">{text}</span>
          <Button size="sm" variant="ghost" aria-label={`Use: ${text}`} onClick={onUse}>
            Use
          </Button>
        </div>
      ))}
      {rows.slice(examples.length).map((percent) => (
        <div key={percent} className="ghost-row" aria-hidden="true">
          <span className={shape === 'checks' ? 'ghost-check' : 'ghost-mark'} />
          <span className="ghost-bar" style={{ width: `${percent / 2}%` }} />
          <span className="ghost-bar end" />
        </div>
      ))}
    </div>
  );
}

function GhostBoard({
  columns,
  children,
}: {
  columns: readonly GhostColumn[];
  children: ReactNode;
}) {
  return (
    <div className="ghost-board">
      {columns.map(({ title, hint }, at) => (
        <div key={title} className="ghost-column" aria-hidden={at > 0}>
          <p className="ghost-title">{title}</p>
          <p className="ghost-hint">{hint}</p>
          {at === 0 && children ? <div className="ghost-live">{children}</div> : null}
          {at === 0 ? null : <GhostCard percent={72 - at * 6} hasPicture={at > 1} />}
        </div>
      ))}
    </div>
  );
}

function GhostCard({ percent, hasPicture }: { percent: number; hasPicture: boolean }) {
  return (
    <div className="ghost-card" aria-hidden="true">
      {hasPicture ? <span className="ghost-picture" /> : null}
      <span className="ghost-bar" style={{ width: `${percent}%` }} />
      <span className="ghost-bar" style={{ width: '40%' }} />
    </div>
  );
}
