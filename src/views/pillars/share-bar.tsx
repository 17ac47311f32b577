import { classNames } from '#client/ui/base/class-names.ts';
import type { CategoryColor } from '#shared/colors.ts';
import './share-bar.css';

interface ShareBarProps {
  color: CategoryColor;
  percent: number;
  target: number | null;
}

/** What a pillar has of the posts, as a bar, with a mark where it is meant to be. */
export function ShareBar({ color, percent, target }: ShareBarProps) {
  return (
    <div className="share-bar cols gap-4">
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className={classNames('share-track slanted', color)}
        aria-hidden="true"
      >
        <rect className="share-room" width="100" height="8" />
        <rect className="share-filled" width={percent} height="8" />
        {target === null ? null : (
          <rect className="share-target" x={Math.min(target, 99.2)} y="0" width="0.8" height="8" />
        )}
      </svg>
      <span className="sm num muted">
        <b className="strong ink">{percent}%</b> of posts
        {target === null ? null : <span className="faint"> · target {target}%</span>}
      </span>
    </div>
  );
}
