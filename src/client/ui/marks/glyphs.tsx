import { useId } from 'react';
import './glyphs.css';

/** The mark: an open clapperboard with the lamp in it. */
export function Mark({ size = 28 }: { size?: number }) {
  const id = useId();
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <clipPath id={`${id}b`}>
        <rect x="2" y="11.6" width="24" height="14.4" rx="2.8" />
      </clipPath>
      <clipPath id={`${id}s`}>
        <rect x="2" y="5.2" width="24.4" height="5.2" rx="1.4" />
      </clipPath>
      <rect className="mark-ink" x="2" y="11.6" width="24" height="14.4" rx="2.8" />
      <circle className="glyph-lamp" cx="14" cy="26.6" r="8.6" clipPath={`url(#${id}b)`} />
      <g transform="rotate(-12 2 10.8)" clipPath={`url(#${id}s)`}>
        <path
          className="mark-ink"
          d="M2 5h8.2L7.6 10.6H2zM14.2 5h5.2l-2.6 5.6h-5.2zM23.4 5h3.2v5.6h-5.8z"
        />
      </g>
    </svg>
  );
}

/** The mark with the name beside it. */
export function Wordmark({ size = 28 }: { size?: number }) {
  return (
    <span className="wordmark">
      <Mark size={size} />
      Dayslate
    </span>
  );
}

type GlyphKind = 'open' | 'shut' | 'error' | 'offline';

// How the stick hangs and how high the lamp stands: empty, done, loose, unlit.
const GLYPHS: Record<GlyphKind, { stick: string; lampY: number | null }> = {
  open: { stick: 'rotate(-18 6 27)', lampY: 62 },
  shut: { stick: 'rotate(0 6 27)', lampY: 50 },
  error: { stick: 'rotate(14 6 27) translate(4 -9)', lampY: 68 },
  offline: { stick: 'rotate(-8 6 27)', lampY: null },
};

/** A small slate for empty and error states; its text stands beside it. */
export function SlateGlyph({ kind }: { kind: GlyphKind }) {
  const id = useId();
  const { stick, lampY } = GLYPHS[kind];
  return (
    <svg
      className={`glyph ${kind}`}
      width="76"
      height="65.36"
      viewBox="0 0 76 65"
      aria-hidden="true"
    >
      <clipPath id={`${id}b`}>
        <rect x="4" y="28" width="68" height="35" rx="5" />
      </clipPath>
      <clipPath id={`${id}s`}>
        <rect x="4" y="16" width="68" height="11" rx="2.5" />
      </clipPath>
      <rect className="glyph-slate" x="4" y="28" width="68" height="35" rx="5" />
      {lampY === null ? (
        <path className="glyph-lines" d="M16 40h28M16 48h44M16 56h20" />
      ) : (
        <circle className="glyph-lamp" cx="38" cy={lampY} r="17" clipPath={`url(#${id}b)`} />
      )}
      <g transform={stick}>
        <g clipPath={`url(#${id}s)`}>
          <rect className="glyph-slate" x="4" y="16" width="68" height="11" />
          <path
            className="glyph-chalk"
            d="M16 15h10l-6 13H10zM36 15h10l-6 13H30zM56 15h10l-6 13H50z"
          />
        </g>
        <rect className="glyph-edge" x="4.75" y="16.75" width="66.5" height="9.5" rx="2" />
      </g>
    </svg>
  );
}
