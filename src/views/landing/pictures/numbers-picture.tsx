const grid = [
  { y: 236, label: '0' },
  { y: 177, label: '$2K' },
  { y: 118, label: '$4K' },
  { y: 59, label: '$6K' },
  { y: 0, label: '$8K' },
];

const lastYear =
  'M48 129.8L100.2 135.7L152.4 118L204.5 123.9L256.7 109.2L308.9 118L361.1 97.3L413.3 103.2L465.5 106.2L517.6 91.4L569.8 85.6L622 82.6';
const thisYear =
  'M48 135.7L100.2 121L152.4 123.9L204.5 103.2L256.7 112.1L308.9 82.6L361.1 67.8L413.3 91.4L465.5 76.7L517.6 50.2L569.8 56.1L622 5.9';

export function NumbersPicture() {
  return (
    <svg className="pic-chart" viewBox="0 -14 640 276">
      {grid.map(({ y, label }) => (
        <g key={label}>
          <line x1="34" x2="640" y1={y} y2={y} stroke="var(--viz-grid)" />
          <text x="26" y={y + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <path
        d={lastYear}
        fill="none"
        stroke="var(--viz-compare)"
        strokeWidth="1.5"
        strokeDasharray="2 4"
        strokeLinecap="round"
      />
      <path
        d={thisYear}
        fill="none"
        stroke="var(--viz-1)"
        strokeWidth="2.25"
        strokeLinejoin="round"
      />
      <circle cx="622" cy="5.9" r="5" fill="var(--lamp-strong)" />
      <text className="story" x="610" y="-5" textAnchor="end">
        $7.8K this month
      </text>
      <text x="48" y="256">
        Oct
      </text>
      <text x="622" y="256" textAnchor="end">
        Sep
      </text>
    </svg>
  );
}
