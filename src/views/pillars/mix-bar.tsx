import { countText } from '#client/words/count-text.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import type { Share } from '#domains/making/pillars/rules.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import './mix-bar.css';

interface MixBarProps {
  shares: readonly Share[];
  pillars: readonly Pillar[];
  /** 'the last 90 days' */
  period: string;
}

/** All posts of a period by their pillars. */
export function MixBar({ shares, pillars, period }: MixBarProps) {
  const shown = shares
    .filter(({ posts }) => posts > 0)
    .map((share) => ({ ...share, pillar: pillars.find(({ id }) => id === share.pillarId) }));
  const total = shown.reduce((sum, { posts }) => sum + posts, 0);
  if (total === 0) return <p className="above-16 faint">Nothing was posted in {period}.</p>;
  return (
    <figure className="above-16 cols gap-10">
      <div className="mix-bar row" aria-hidden="true">
        {shown.map(({ pillarId, posts, pillar }) => (
          <span
            key={pillarId ?? 'none'}
            className={classNames('mix-part slanted', pillar?.color)}
            style={{ flexGrow: posts }}
          />
        ))}
      </div>
      <figcaption>
        <ul className="mix-legend row wraps sm" aria-label={`Posts of ${period} by pillar`}>
          {shown.map(({ pillarId, percent, posts, pillar }) => (
            <li key={pillarId ?? 'none'} className="inline">
              <ColorDot color={pillar?.color} />
              {pillar?.name ?? 'No pillar'}
              <span className="num faint">
                {percent}%<span className="sr">, {countText(posts, 'post')}</span>
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
