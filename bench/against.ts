import { median } from './measure.ts';
import { collectInto, type Figure } from './report.ts';
import { measure, own, treeAt } from './tree.ts';

const turns = 5;

/**
 * Measures another state of the tree and this one in turns, by the same benches, and prints what
 * each figure has become: the median of the ratios inside a turn, so that what the machine does
 * meanwhile falls on both.
 */
export async function compare(
  parts: ReadonlyMap<string, () => Promise<void>>,
  commit: string,
): Promise<void> {
  const other = await treeAt(commit);
  for (const [name, part] of parts) {
    const pairs: [Figure[], Figure[]][] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      process.stdout.write(`\n${name}, turn ${turn + 1} of ${turns}\n`);
      const before = await taken(() => (measure(other), part()));
      const after = await taken(() => (measure(own), part()));
      pairs.push([before, after]);
    }
    process.stdout.write(`\n${name}, now against ${commit}\n`);
    for (const { name: figure, unit } of pairs[0]?.[1] ?? []) {
      const values = pairs.map((pair) => pair.map((figures) => valueOf(figures, figure)));
      const [before = Number.NaN, after = Number.NaN] = [0, 1].map((side) =>
        median(values.map((value) => value[side] ?? Number.NaN)),
      );
      const ratio = median(values.map(([one = 0, two = 0]) => (one === two ? 1 : two / one)));
      process.stdout.write(
        `  ${figure.padEnd(58)}${before.toFixed(2).padStart(10)} →${after.toFixed(2).padStart(10)} ${unit.padEnd(3)} × ${ratio.toFixed(2)}\n`,
      );
    }
  }
}

async function taken(run: () => Promise<void>): Promise<Figure[]> {
  const figures: Figure[] = [];
  collectInto(figures);
  await run();
  return figures;
}

function valueOf(figures: readonly Figure[], name: string): number | undefined {
  return figures.find((figure) => figure.name === name)?.value;
}
