import { Link } from '@tanstack/react-router';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import { stageCounts, stuckItems } from './hub-rules.ts';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import './hub-pipeline.css';

const shownStuck = 3;

/** How much stands in each stage, and what has stood there for longest. */
export function HubPipeline({
  items,
  formats,
}: {
  items: readonly ContentItem[];
  formats: DayFormats;
}) {
  const names = useStageNames();
  const workspace = useCurrentWorkspace();
  const hidden: readonly string[] = workspace?.hiddenStages ?? [];
  const staleAfterDays = workspace?.staleAfterDays ?? 7;
  const counts = stageCounts(items).filter(
    ({ stage, count }) => count > 0 || !hidden.includes(stage),
  );
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const stuck = stuckItems(items, formats, { staleAfterDays, count: shownStuck });
  return (
    <>
      <ul className="hub-stages">
        {counts.map(({ stage, count }) => (
          <li key={stage}>
            <Link to="/content-pipeline" className="hover-line">
              {names[stage]}
            </Link>
            <meter className="sr" min={0} max={most} value={count}>
              {count}
            </meter>
            <span className="hub-stage-bar" aria-hidden="true">
              <i className="slanted" style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className="num">{count}</span>
          </li>
        ))}
      </ul>
      {stuck.length > 0 ? (
        <>
          <h3 className="hub-stuck-head">Longest in one stage</h3>
          <ul>
            {stuck.map(({ item, days }) => (
              <li key={item.id} className="hub-stuck row gap-12 ruled">
                <button
                  type="button"
                  className="hub-title trunc start grow inner-ring"
                  dir="auto"
                  onClick={() => openContentPanel({ contentItemId: item.id })}
                >
                  {item.title}
                </button>
                <span className="fixed-size warn num">
                  {names[item.stage]}, {days} d
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
