import { BarChart } from '#views/analytics/bar-chart.tsx';

const months = 'Oct Nov Dec Jan Feb Mar Apr May Jun Jul Aug Sep'.split(' ');
const dollars = [3400, 3900, 3800, 4500, 4200, 5200, 5700, 4900, 5400, 6300, 6100, 7800];

const bars = months.map((label, at) => {
  const value = dollars[at] ?? 0;
  const isCurrent = at === months.length - 1;
  return { key: label, label, when: label, value, text: String(value), isCurrent };
});

/** What came in, month by month. */
export function NumbersPicture() {
  return (
    <BarChart
      bars={bars}
      summary=""
      firstWidth={600}
      goal={{ value: 6000, label: '' }}
      tickText={(value) => `$${value / 1000}K`}
    />
  );
}
