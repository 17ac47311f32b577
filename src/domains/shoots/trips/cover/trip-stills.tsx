import type { ReactNode } from 'react';
import type { TripKind } from '#domains/shoots/trips/schema.ts';

// Drawn for trips without a cover of their own: each kind has some, and a trip always the same.
const camera = (
  <>
    <rect width="160" height="90" fill="oklch(0.79 0.055 145)" />
    <rect x="30" y="20" width="66" height="46" rx="5" fill="oklch(0.28 0.02 185)" />
    <circle cx="63" cy="43" r="17" fill="oklch(0.4 0.025 185)" />
    <circle cx="63" cy="43" r="11" fill="oklch(0.2 0.02 185)" />
    <circle cx="59" cy="39" r="3.4" fill="oklch(0.84 0.13 83)" />
    <path d="M96 34l28-12v42L96 54z" fill="oklch(0.28 0.02 185)" />
    <path d="M42 66l-10 24M84 66l10 24M63 66v24" stroke="oklch(0.28 0.02 185)" strokeWidth="4" />
    <circle cx="40" cy="28" r="2.6" fill="oklch(0.63 0.21 28)" />
  </>
);
const light = (
  <>
    <rect width="160" height="90" fill="oklch(0.23 0.02 185)" />
    <path d="M96 30L38 84h84z" fill="oklch(0.84 0.13 83)" opacity=".3" />
    <path d="M96 30L60 84h56z" fill="oklch(0.86 0.13 85)" opacity=".5" />
    <path d="M82 32l10-16 20 10-8 16z" fill="oklch(0.93 0.02 90)" />
    <path d="M106 24l22 20-12 40" fill="none" stroke="oklch(0.93 0.02 90)" strokeWidth="3" />
    <rect x="98" y="82" width="38" height="4" fill="oklch(0.93 0.02 90)" />
    <rect y="84" width="160" height="6" fill="oklch(0.33 0.025 185)" />
  </>
);
const harbour = (
  <>
    <rect width="160" height="90" fill="oklch(0.87 0.05 72)" />
    <circle cx="117" cy="42" r="14" fill="oklch(0.84 0.15 80)" />
    <rect y="46" width="160" height="44" fill="oklch(0.56 0.05 215)" />
    <path
      d="M92 50h52M100 55h34M106 60h22"
      stroke="oklch(0.84 0.1 82)"
      strokeWidth="1.6"
      opacity=".75"
    />
    <path d="M0 90V58l78-8 82 34v6z" fill="oklch(0.33 0.025 195)" />
    <path d="M0 58l78-8 82 34" fill="none" stroke="oklch(0.5 0.03 195)" strokeWidth="1.5" />
    <path d="M46 53l3-20q5-6 10 0l3 19z" fill="oklch(0.6 0.16 35)" />
    <circle cx="54" cy="26" r="4.4" fill="oklch(0.42 0.05 50)" />
    <path d="M34 21a20 15 0 0 1 40 0z" fill="oklch(0.25 0.02 190)" />
    <path d="M54 20v16" stroke="oklch(0.25 0.02 190)" strokeWidth="1.4" />
  </>
);
const town = (
  <>
    <rect width="160" height="90" fill="oklch(0.84 0.055 235)" />
    <circle cx="132" cy="20" r="9" fill="oklch(0.95 0.05 95)" />
    <path d="M0 54l22-12 24 12v36H0z" fill="oklch(0.95 0.015 85)" />
    <path d="M-4 56l26-16 28 16z" fill="oklch(0.63 0.14 42)" />
    <path d="M40 44l26-14 26 14v46H40z" fill="oklch(0.88 0.09 90)" />
    <path d="M36 46l30-18 30 18z" fill="oklch(0.58 0.14 38)" />
    <path d="M86 60l26-13 26 13v30H86z" fill="oklch(0.93 0.03 25)" />
    <path d="M82 62l30-17 30 17z" fill="oklch(0.65 0.14 44)" />
    <path d="M130 70l18-10 18 10v20h-36z" fill="oklch(0.8 0.06 200)" />
    <path d="M126 72l22-13 22 13z" fill="oklch(0.56 0.13 38)" />
    <g fill="oklch(0.36 0.03 220)">
      <path d="M10 62h7v10h-7zM26 62h7v10h-7zM52 54h8v12h-8zM72 54h8v12h-8zM100 70h7v10h-7zM116 70h7v10h-7z" />
    </g>
  </>
);
const mountains = (
  <>
    <rect width="160" height="90" fill="oklch(0.94 0.025 280)" />
    <circle cx="130" cy="22" r="9" fill="oklch(0.84 0.15 80)" />
    <path d="M-6 90L44 30l46 60z" fill="oklch(0.6 0.16 282)" />
    <path d="M44 30l9 12-8 8-6-6-6 5z" fill="oklch(0.99 0.004 280)" />
    <path d="M50 90l44-62 60 62z" fill="oklch(0.55 0.17 282)" />
    <path d="M94 28l13 14-9 10-6-8-8 4z" fill="oklch(0.99 0.004 280)" />
    <path d="M104 90l40-36 26 36z" fill="oklch(0.66 0.14 282)" />
  </>
);
const city = (
  <>
    <rect width="160" height="90" fill="oklch(0.95 0.03 70)" />
    <circle cx="34" cy="24" r="9" fill="oklch(0.86 0.13 78)" />
    <path
      d="M12 90V50h24v40zM42 90V32h34v58zM82 90V46h22v44zM110 90V38h34v52z"
      fill="oklch(0.69 0.16 58)"
    />
    <path d="M34 90V64h20v26zM74 90V70h18v20zM100 90V60h20v30z" fill="oklch(0.6 0.15 50)" />
    <path
      d="M48 40h6v7h-6zM62 40h6v7h-6zM48 54h6v7h-6zM62 54h6v7h-6zM118 47h6v7h-6zM131 47h6v7h-6zM131 61h6v7h-6z"
      fill="oklch(0.98 0.01 80)"
    />
  </>
);
const coast = (
  <>
    <rect width="160" height="90" fill="oklch(0.88 0.035 205)" />
    <circle cx="44" cy="30" r="11" fill="oklch(0.84 0.15 82)" />
    <path d="M104 18h14l5 54H99z" fill="oklch(0.97 0.006 95)" />
    <path
      d="M102.6 33h16.800l1 12h-18.800zM100.6 56h20.800l1 12h-22.800z"
      fill="oklch(0.6 0.17 30)"
    />
    <path d="M103 10h16v8h-16z" fill="oklch(0.28 0.02 190)" />
    <path d="M101 10l10-7 10 7z" fill="oklch(0.6 0.17 30)" />
    <path d="M84 90l10-20h36l14 20z" fill="oklch(0.36 0.025 195)" />
    <path
      d="M0 66q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0v24H0z"
      fill="oklch(0.55 0.06 215)"
    />
    <path
      d="M0 77q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0v13H0z"
      fill="oklch(0.46 0.055 218)"
    />
  </>
);

const stills: Record<TripKind, readonly [ReactNode, ...ReactNode[]]> = {
  shoot: [light, camera],
  brand_trip: [harbour, coast],
  event: [city],
  travel: [town, mountains],
  personal: [mountains, coast],
};

/** The drawing that stands for a trip. */
export function stillOf({ kind, id }: { kind: TripKind; id: string }): ReactNode {
  const own = stills[kind];
  // The end of an id is chance.
  return own[Number.parseInt(id.slice(-4), 16) % own.length] ?? own[0];
}
