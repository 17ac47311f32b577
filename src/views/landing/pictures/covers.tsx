// The default covers of the product. They stand inline so that the page makes no request for them.

export function HarbourCover() {
  return (
    <svg className="piece-still" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice">
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
    </svg>
  );
}

export function SpfCover() {
  return (
    <svg className="piece-still" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice">
      <rect width="160" height="90" fill="oklch(0.88 0.05 10)" />
      <circle cx="42" cy="40" r="40" fill="oklch(0.92 0.06 70)" />
      <path d="M74 18h26l-3 50H77z" fill="oklch(0.98 0.005 95)" />
      <rect x="78" y="66" width="18" height="11" rx="2" fill="oklch(0.62 0.16 30)" />
      <path d="M80 32h14M81 38h12" stroke="oklch(0.62 0.16 30)" strokeWidth="2.4" />
      <path
        d="M112 70q16-12 32 0"
        stroke="oklch(0.98 0.005 95)"
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function PanCover() {
  return (
    <svg className="piece-still" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice">
      <rect width="160" height="90" fill="oklch(0.86 0.045 70)" />
      <path d="M0 0h58l-26 90H0z" fill="oklch(0.91 0.03 85)" />
      <rect
        x="104"
        y="39"
        width="60"
        height="9"
        rx="4"
        fill="oklch(0.3 0.02 185)"
        transform="rotate(-16 104 44)"
      />
      <circle cx="80" cy="48" r="33" fill="oklch(0.3 0.02 185)" />
      <circle cx="80" cy="48" r="28" fill="oklch(0.8 0.11 78)" />
      <g fill="oklch(0.9 0.07 90)">
        <ellipse cx="68" cy="40" rx="4" ry="1.8" transform="rotate(0 68 40)" />
        <ellipse cx="74" cy="52" rx="4" ry="1.8" transform="rotate(37 74 52)" />
        <ellipse cx="88" cy="44" rx="4" ry="1.8" transform="rotate(74 88 44)" />
        <ellipse cx="92" cy="56" rx="4" ry="1.8" transform="rotate(111 92 56)" />
        <ellipse cx="80" cy="62" rx="4" ry="1.8" transform="rotate(148 80 62)" />
        <ellipse cx="66" cy="56" rx="4" ry="1.8" transform="rotate(185 66 56)" />
        <ellipse cx="80" cy="36" rx="4" ry="1.8" transform="rotate(222 80 36)" />
        <ellipse cx="92" cy="38" rx="4" ry="1.8" transform="rotate(259 92 38)" />
        <ellipse cx="72" cy="64" rx="4" ry="1.8" transform="rotate(296 72 64)" />
        <ellipse cx="98" cy="48" rx="4" ry="1.8" transform="rotate(333 98 48)" />
        <ellipse cx="60" cy="47" rx="4" ry="1.8" transform="rotate(370 60 47)" />
      </g>
      <circle cx="75" cy="45" r="3.6" fill="oklch(0.6 0.19 30)" />
      <circle cx="89" cy="51" r="3.6" fill="oklch(0.6 0.19 30)" />
      <circle cx="79" cy="57" r="3" fill="oklch(0.6 0.19 30)" />
      <path d="M84 42q5-5 8 0-4 4-8 0M67 50q4-4 7 0-3 4-7 0" fill="oklch(0.55 0.13 145)" />
    </svg>
  );
}

export function SoupCover() {
  return (
    <svg className="piece-still" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice">
      <rect width="160" height="90" fill="oklch(0.42 0.04 200)" />
      <path d="M0 66h160v24H0z" fill="oklch(0.36 0.035 200)" />
      <circle cx="78" cy="44" r="33" fill="oklch(0.95 0.012 90)" />
      <circle cx="78" cy="44" r="27" fill="oklch(0.68 0.15 52)" />
      <path
        d="M62 42q8-12 17-3t15-2q5 10-7 14t-18-3"
        fill="none"
        stroke="oklch(0.94 0.04 85)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M122 20l-6 52" stroke="oklch(0.86 0.01 95)" strokeWidth="3" strokeLinecap="round" />
      <ellipse
        cx="123"
        cy="18"
        rx="5.5"
        ry="8"
        fill="oklch(0.86 0.01 95)"
        transform="rotate(7 123 18)"
      />
    </svg>
  );
}

export function BatchCover() {
  return (
    <svg className="piece-still" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice">
      <rect width="160" height="90" fill="oklch(0.79 0.055 145)" />
      <rect x="30" y="20" width="66" height="46" rx="5" fill="oklch(0.28 0.02 185)" />
      <circle cx="63" cy="43" r="17" fill="oklch(0.4 0.025 185)" />
      <circle cx="63" cy="43" r="11" fill="oklch(0.2 0.02 185)" />
      <circle cx="59" cy="39" r="3.4" fill="oklch(0.84 0.13 83)" />
      <path d="M96 34l28-12v42L96 54z" fill="oklch(0.28 0.02 185)" />
      <path d="M42 66l-10 24M84 66l10 24M63 66v24" stroke="oklch(0.28 0.02 185)" strokeWidth="4" />
      <circle cx="40" cy="28" r="2.6" fill="oklch(0.63 0.21 28)" />
    </svg>
  );
}

export function TideCover() {
  return (
    <svg className="piece-still" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice">
      <rect width="160" height="90" fill="oklch(0.88 0.035 205)" />
      <circle cx="44" cy="30" r="11" fill="oklch(0.84 0.15 82)" />
      <path d="M104 18h14l5 54H99z" fill="oklch(0.97 0.006 95)" />
      <path
        d="M102.600 33h16.800l1 12h-18.800zM100.600 56h20.800l1 12h-22.800z"
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
    </svg>
  );
}
