import { classNames } from '#client/ui/base/class-names.ts';
import { Picture } from '#client/ui/marks/picture.tsx';
import { thumbnailUrl } from '#domains/around/attachments/file-links.ts';
import { lookOf, siteOf } from '#domains/making/inspirations/rules.ts';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import { colorOf, lookIcons } from './looks.tsx';
import './cover.css';

interface CoverProps {
  inspiration: Inspiration;
  /** How much of its picture has arrived, while it is on its way. */
  share?: number | undefined;
  /** In the rail it is too small for words. */
  isSmall?: boolean;
}

/** What an inspiration looks like: its picture, its words, or where it is from. */
export function Cover(props: CoverProps) {
  const { coverId } = props.inspiration;
  if (!coverId) return <PlainCover {...props} />;
  return (
    <span className="cover">
      <Picture url={thumbnailUrl(coverId)}>
        <PlainCover {...props} />
      </Picture>
    </span>
  );
}

function PlainCover({ inspiration, share, isSmall = false }: CoverProps) {
  const { quote, url } = inspiration;
  const look = lookOf(inspiration);
  const frame = classNames('cover', 'is-plain', colorOf(inspiration));
  if (isSmall) return <span className={frame}>{lookIcons[look]}</span>;
  if (quote)
    return (
      <span className={frame}>
        <span className="two-lines cover-quote" dir="auto">
          {quote}
        </span>
      </span>
    );
  return (
    <span className={frame}>
      <span className="stack gap-4 xs cover-face">
        {lookIcons[look]}
        {url ? (
          <b className="strong" dir="auto">
            {siteOf(url)}
          </b>
        ) : null}
        <span>{stateText(inspiration, share)}</span>
      </span>
    </span>
  );
}

function stateText({ kind, fetchStatus, coverId }: Inspiration, share?: number): string {
  // It cannot be seen now.
  if (coverId) return '';
  if (share !== undefined) return `Uploading ${Math.round(share * 100)}%`;
  if (kind === 'image') return 'No picture: paste or drop one';
  if (kind === 'note') return '';
  return fetchStatus === 'pending' ? 'Looking at the page…' : 'No preview: paste a screenshot';
}
