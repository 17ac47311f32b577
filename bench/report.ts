/** One line of the table: what was measured, what must be reached, what the bare limit reached. */
export interface Figure {
  name: string;
  value: number;
  unit: 'ms' | 's' | '/s' | 'MB' | 'KB' | '×' | '';
  goal: { atMost: number } | { atLeast: number };
  limit?: number | undefined;
  note?: string;
}

let collected: Figure[] = [];

/** What is reported from now on goes there. */
export function collectInto(figures: Figure[]): void {
  collected = figures;
}

/** Adds figures to the table and shows them at once, so that a long run can be followed. */
export function report(...figures: Figure[]): void {
  for (const figure of figures) {
    collected.push(figure);
    process.stdout.write(`${line(figure)}\n`);
  }
}

/** Prints the whole table and which figures fall short; gives how many do. */
export function summary(): number {
  const short = collected.filter((figure) => !reached(figure));
  process.stdout.write(`\n${collected.length} figures, ${short.length} below their goal\n`);
  for (const figure of short) process.stdout.write(`  below: ${line(figure)}\n`);
  return short.length;
}

function reached({ value, goal }: Figure): boolean {
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

function line(figure: Figure): string {
  const { name, value, unit, goal, limit, note } = figure;
  const sign =
    'atMost' in goal
      ? `≤ ${goal.atMost.toFixed(goal.atMost < 1 ? 2 : 1)}`
      : `≥ ${goal.atLeast.toFixed(1)}`;
  const bare = limit === undefined ? '' : `bare ${limit.toFixed(2)} ${unit}`;
  return [
    reached(figure) ? 'ok   ' : 'BELOW',
    name.padEnd(52),
    `${value.toFixed(2)} ${unit}`.padStart(14),
    `goal ${sign} ${unit}`.padEnd(20),
    bare.padEnd(18),
    note ?? '',
  ]
    .join('  ')
    .trimEnd();
}
