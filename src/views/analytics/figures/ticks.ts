const steps = [1, 2, 2.5, 5, 10];
const mostTicks = 4;

/** Round values from 0 up to at least the largest: what stands beside the lines of a chart. */
export function ticksFor(largest: number, isWhole = true): number[] {
  if (largest <= 0) return [0, 1];
  const rough = largest / mostTicks;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fitting = steps.map((step) => step * power).find((step) => step >= rough) ?? rough;
  const step = isWhole ? Math.max(1, Math.ceil(fitting)) : fitting;
  const count = Math.ceil(largest / step);
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}
