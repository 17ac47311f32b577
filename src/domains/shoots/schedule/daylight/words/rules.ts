import type { Daylight, SunTime } from '#domains/shoots/schedule/daylight/rules.ts';

/** A line of the day that the sun draws. */
export interface SunMark {
  kind: 'sunrise' | 'sunset' | 'polar';
  /** Where it stands in the day; null of a sun that neither rises nor sets. */
  minute: number | null;
  /** 'HH:MM'; null of what lasts all day. */
  time: string | null;
  title: string;
  detail: string;
}

type TimeText = (time: string) => string;

/** What the sun does on a day, in words; `textOf` writes a time as whoever reads wants it. */
export function sunMarks(light: Daylight, textOf: TimeText): SunMark[] {
  if (light.kind === 'polar-night')
    return [polar('The sun does not rise', twilight(light, textOf))];
  if (light.kind === 'polar-day') return [polar('The sun does not set', softNight(light, textOf))];
  const { sunrise, sunset, softUntil, softFrom } = light;
  const isSoft = !softUntil && !softFrom;
  const morning = softUntil ? `Soft light until ${textOf(softUntil.time)}` : '';
  const evening = softFrom ? `Soft light from ${textOf(softFrom.time)}` : '';
  return [
    ...(sunrise ? [markOf('sunrise', sunrise, isSoft ? 'Soft light all day' : morning)] : []),
    ...(sunset ? [markOf('sunset', sunset, evening)] : []),
  ];
}

function markOf(kind: 'sunrise' | 'sunset', { time, minute }: SunTime, detail: string): SunMark {
  const name = kind === 'sunrise' ? 'Sunrise' : 'Sunset';
  const title = minute >= 1440 ? `${name}, after midnight` : name;
  return { kind, minute, time, title, detail };
}

function polar(title: string, detail: string): SunMark {
  return { kind: 'polar', minute: null, time: null, title, detail };
}

function twilight(
  { dawn, dusk }: { dawn: SunTime | null; dusk: SunTime | null },
  textOf: TimeText,
) {
  if (!dawn || !dusk) return 'It is dark all day';
  return `Twilight from ${textOf(dawn.time)} to ${textOf(dusk.time)}`;
}

type Soft = { softFrom: SunTime | null; softUntil: SunTime | null };

function softNight({ softFrom, softUntil }: Soft, textOf: TimeText): string {
  if (!softFrom || !softUntil) return '';
  return `Soft light from ${textOf(softFrom.time)} to ${textOf(softUntil.time)}`;
}

/** Whether light is soft at a minute of the day, and for how many minutes it will be. */
export function softLightLeft(light: Daylight, minute: number): number | null {
  if (light.kind !== 'day') return null;
  const { sunrise, softUntil, softFrom, sunset } = light;
  if (!sunrise || !sunset) return null;
  const stretches: [number, number][] =
    softUntil && softFrom
      ? [
          [sunrise.minute, softUntil.minute],
          [softFrom.minute, sunset.minute],
        ]
      : [[sunrise.minute, sunset.minute]];
  const now = stretches.find(([from, until]) => from <= minute && minute < until);
  return now ? now[1] - minute : null;
}

/** 450 of '07:30' */
export function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
