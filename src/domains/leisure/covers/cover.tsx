import type { CSSProperties, ReactNode } from 'react';
import { urlOf } from '#client/sync/api.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { Picture } from '#client/ui/marks/picture.tsx';
import { type CategoryColor, categoryColors } from '#shared/colors.ts';
import { coversContract } from './contract.ts';
import { FilePicture } from './file-picture.tsx';
import './cover.css';

export interface CoverProps {
  /** Of the record: it decides the shape, and the colour where none is given. */
  id: string;
  title: string;
  /** Who it is by, or what it is. */
  note?: string | undefined;
  coverId: string | null;
  color?: CategoryColor | undefined;
  /** A book has a spine, and its author at the foot. */
  isBook?: boolean;
  /** What it stands in says `--cover-unit`, a hundredth of its width. */
  isOnShelf?: boolean;
  /** A picture that is not at the server yet goes before all. */
  preview?: File | undefined;
  /** What stands over it: a mark or a share. */
  children?: ReactNode;
}

/**
 * What a record looks like on its shelf, two wide and three high: its picture, or one that is drawn of
 * its title. It is decoration; whoever shows it names the record beside it.
 */
export function Cover(props: CoverProps) {
  const { id, title, note, coverId, color, isBook = false, preview, children } = props;
  const { isOnShelf = false } = props;
  const shape = Math.floor(numberOf(id) / 8) % 5;
  return (
    <span
      className={classNames(
        ...['cover-tile', color ?? colorFor(id)],
        ...[isBook && 'is-book', isOnShelf && 'is-on-shelf'],
        ...[isBook && shape === darkFoot && 'is-dark', (preview || coverId) && 'is-picture'],
      )}
      aria-hidden="true"
    >
      <svg
        className="cover-tile-shape"
        viewBox="0 0 100 150"
        preserveAspectRatio="xMidYMax slice"
        focusable="false"
      >
        {(isBook ? bookShapes : shapes)[shape]}
      </svg>
      <b className="cover-tile-title" dir="auto">
        {title}
      </b>
      {note ? (
        <small className="cover-tile-note" dir="auto">
          {note}
        </small>
      ) : null}
      {preview ? (
        <FilePicture file={preview} />
      ) : coverId ? (
        <Picture className="cover-tile-picture" url={coverUrl(coverId)} width={320} height={480} />
      ) : null}
      {children}
    </span>
  );
}

/** The style of what covers of this width stand on. */
export function coverUnit(widthPx: number): CSSProperties {
  // A property of ours, which the types of React do not know.
  return { '--cover-unit': `${widthPx / 100}px` } as CSSProperties;
}

/** Where the picture of a cover is shown from. */
export function coverUrl(id: string): string {
  return urlOf(coversContract.picture, { params: { id } });
}

// The end of an id is random.
const numberOf = (id: string) => Number.parseInt(id.slice(-4), 16) || 0;

/** The colour of a record that has none: always the same for the same one. */
export function colorFor(id: string): CategoryColor {
  return categoryColors[numberOf(id) % categoryColors.length] ?? 'blue';
}

// Of the shapes of books the slope, on which the author stands in its light.
const darkFoot = 3;
const bookShapes = [
  <path key="block" d="M64 79h40v37H46z" />,
  <path key="lines" d="M15 99h75v4H15zM15 107.6h75v4H15zM15 116.2h75v4H15z" />,
  <circle key="disc" cx="64" cy="97" r="22" />,
  <path key="slope" d="M5 119 100 99v51H5z" />,
  <path key="strokes" d="M57 74h13L58 120H45zM76 74h13L77 120H64z" />,
];

const shapes = [
  <g key="waves">
    <path className="is-light" d="M0 104q16-12 33 0t34 0 33 0v46H0z" />
    <path d="M0 120q16-12 33 0t34 0 33 0v30H0z" />
  </g>,
  <path
    key="bars"
    d="M12 128 24 98h10l-12 30zM32 128 52 78h10l-20 50zM52 128 68 88h10l-16 40zM72 128 82 104h10l-10 24z"
  />,
  <g key="rings">
    <circle className="is-line" cx="50" cy="112" r="24" strokeWidth="8" />
    <circle cx="50" cy="112" r="8" />
  </g>,
  <g key="arcs">
    <circle cx="100" cy="150" r="34" />
    <circle className="is-line" cx="100" cy="150" r="58" strokeWidth="7" />
  </g>,
  <path key="hills" d="M0 150 46 82l20 26 14-18 20 30v30z" />,
];
