/** Parameters that say where a click came from and nothing of the place. */
const trackers =
  /^(utm_.*|fbclid|gclid|ttclid|igsh|igshid|si|mc_cid|mc_eid|ref_src|is_from_webapp|sender_device|mibextid)$/i;

/**
 * The address under which a place is kept, so that it is saved once: without what only tells where
 * a click came from, and without the fragment, unless that is how a site names its pages.
 */
export function normalisedUrl(text: string): string {
  const url = read(text);
  if (!url) return text;
  for (const name of [...url.searchParams.keys()]) {
    if (trackers.test(name)) url.searchParams.delete(name);
  }
  if (!/^#[!/]/.test(url.hash)) url.hash = '';
  return url.href;
}

/** 'example.com' of an address. */
export function siteOf(url: string): string {
  return read(url)?.hostname.replace(/^www\./, '') ?? url;
}

function read(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** Where inspirations come from; every other site is 'other'. */
export const sourcePlatforms = [
  'instagram',
  'tiktok',
  'youtube',
  'pinterest',
  'vimeo',
  'x',
  'threads',
  'facebook',
  'linkedin',
  'reddit',
  'other',
] as const;
export type SourcePlatform = (typeof sourcePlatforms)[number];

export const platformLabels: Record<SourcePlatform, string> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  vimeo: 'Vimeo',
  x: 'X',
  threads: 'Threads',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  reddit: 'Reddit',
  other: 'Web',
};

const platformOfSite: Record<string, SourcePlatform> = {
  'instagram.com': 'instagram',
  'tiktok.com': 'tiktok',
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'pinterest.com': 'pinterest',
  'pin.it': 'pinterest',
  'vimeo.com': 'vimeo',
  'x.com': 'x',
  'twitter.com': 'x',
  'threads.net': 'threads',
  'threads.com': 'threads',
  'facebook.com': 'facebook',
  'fb.watch': 'facebook',
  'linkedin.com': 'linkedin',
  'reddit.com': 'reddit',
};

/** The platform of an address, also of its national and short forms: m.youtube.com, pinterest.de. */
export function platformOf(url: string | null): SourcePlatform {
  if (!url) return 'other';
  const labels = siteOf(url).split('.');
  const site = labels.slice(-2).join('.');
  if (labels.includes('pinterest')) return 'pinterest';
  return Object.hasOwn(platformOfSite, site) ? (platformOfSite[site] ?? 'other') : 'other';
}

/** What an inspiration looks like on the page; a link to a film counts as one. */
export const lookNames = ['video', 'image', 'link', 'text'] as const;
export type Look = (typeof lookNames)[number];

interface Sighted {
  kind: 'link' | 'image' | 'note';
  url: string | null;
}

export function lookOf({ kind, url }: Sighted): Look {
  if (kind === 'image') return 'image';
  if (kind === 'note') return 'text';
  return url && isFilm(url) ? 'video' : 'link';
}

function isFilm(url: string): boolean {
  const platform = platformOf(url);
  const path = read(url)?.pathname ?? '';
  if (platform === 'youtube' || platform === 'tiktok' || platform === 'vimeo') return path !== '/';
  return (
    (platform === 'instagram' || platform === 'facebook') &&
    /\/(reels?|tv|watch|videos)\b/.test(path)
  );
}

/** Where rows are from, each place once: a selector. */
export const platformsInUse = (rows: readonly { url: string | null }[]) => [
  ...new Set(rows.flatMap(({ url }) => (url ? [platformOf(url)] : []))),
];
