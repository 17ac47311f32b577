import { createElement } from 'react';
import { formatIcon } from '#domains/making/channels/format-icon.ts';
import { formatLabels, platformFacts } from '#domains/making/channels/schema.ts';
import type { Piece } from './pieces.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';
import './piece-places.css';

/** More than these would push the pillar's name off a card. */
const mostIcons = 4;

/** One picture for each channel that a piece goes to, else one of what it is meant to become. */
export function PieceIcons({ piece }: { piece: Piece }) {
  const { item, posts, channels } = piece;
  const names = channels.map(({ name }) => name).join(', ');
  const format = posts[0]?.format ?? item.formatHint;
  // An empty circle would read as a checkbox.
  if (channels.length === 0 && !item.platformHint && !format) return null;
  const icons =
    channels.length > 0
      ? channels.map(({ id, platform }) => {
          const post = posts.find(({ channelId }) => channelId === id);
          return { key: id, icon: formatIcon(platform, post?.format) };
        })
      : [{ key: '', icon: formatIcon(item.platformHint, format) }];
  const rest = icons.length - mostIcons;
  return (
    <span
      className="piece-icons inline fixed-size icon-14 num faint"
      title={names || undefined}
      aria-hidden="true"
    >
      {icons.slice(0, mostIcons).map(({ key, icon }) => createElement(icon, { key }))}
      {rest > 0 ? `+${rest}` : null}
    </span>
  );
}

/** For whom a piece is, with their monogram; nothing without a deal. */
export function PieceSponsor({ piece: { sponsors } }: { piece: Piece }) {
  const [sponsor] = sponsors;
  if (!sponsor) return null;
  const name = sponsor.brand?.name ?? sponsor.campaign.campaignName;
  return (
    <>
      <BrandMark size="sm" brand={sponsor.brand} name={name} />
      <span className="trunc">
        <span className="sr">Sponsored by </span>
        {name}
      </span>
    </>
  );
}

/** Where a piece goes: 'Instagram, TikTok', or what it is meant to become. */
export function channelWords({ item, posts, channels }: Piece): string {
  const format = posts[0]?.format ?? item.formatHint;
  const platform = channels[0]?.platform ?? item.platformHint;
  const names = channels.map(({ name }) => name).join(', ');
  return (
    names || (format && formatLabels[format]) || (platform && platformFacts[platform].label) || ''
  );
}
