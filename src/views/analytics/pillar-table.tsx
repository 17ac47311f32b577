import { Link } from '@tanstack/react-router';
import { classNames } from '#client/ui/base/class-names.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import type { CategoryColor } from '#shared/colors.ts';
import type { Share } from '#domains/making/pillars/rules.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import { HowCounted } from './how-counted.tsx';
import { Needs } from './needs.tsx';
import '#client/ui/rows/table.css';

const enoughPosts = 5;

interface PillarTableProps {
  shares: readonly Share[];
  pillars: readonly Pillar[];
}

/** How posts are spread over pillars, next to what was meant. */
export function PillarTable({ shares, pillars }: PillarTableProps) {
  const shown = shares
    .map((share) => ({ ...share, pillar: pillars.find(({ id }) => id === share.pillarId) }))
    .filter(({ posts, pillar }) => posts > 0 || pillar?.isActive);
  const total = shown.reduce((sum, { posts }) => sum + posts, 0);
  const most = Math.max(1, ...shown.map(({ percent }) => percent));
  return (
    <section aria-labelledby="analytics-pillars">
      <SectionHead id="analytics-pillars" title="Pillars" note="share of posts">
        <HowCounted label="Pillar mix" to={{ to: '/content-pillars', label: 'Show the pillars' }}>
          Posts of the period by the pillar of their piece, of all posts of the period; beside it
          the share that you aim for.
        </HowCounted>
      </SectionHead>
      {total < enoughPosts ? (
        <Needs>{`Mark ${enoughPosts} posts as posted to see your mix.`}</Needs>
      ) : (
        <table className="table pillar-table">
          <thead>
            <tr>
              <th scope="col">Pillar</th>
              <th scope="col" className="n">
                Posts
              </th>
              <th scope="col">Share</th>
              <th scope="col" className="n">
                Target
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ pillarId, posts, percent, pillar }) => (
              <tr key={pillarId ?? 'none'}>
                <td>
                  <span className="row">
                    <ColorDot color={pillar?.color} />
                    {pillar ? (
                      <Link to="/content-pillars" className="hover-line">
                        {pillar.name}
                      </Link>
                    ) : (
                      'No pillar'
                    )}
                  </span>
                </td>
                <td className="n num">{posts}</td>
                <td className="num">
                  <PillarBar part={percent / most} color={pillar?.color} />
                  {`${percent}%`}
                </td>
                <td className="n num">
                  {pillar?.targetPercent === null || !pillar ? '–' : `${pillar.targetPercent}%`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function PillarBar({ part, color }: { part: number; color: CategoryColor | undefined }) {
  return (
    <span className={classNames('pillar-bar', color)} aria-hidden="true">
      <span className="amount-part block slanted" style={{ width: `${part * 100}%` }} />
    </span>
  );
}
