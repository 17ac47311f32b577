/** The value below which the given share of the samples lies. */
export function percentile(samples: number[], share: number): number {
  const sorted = samples.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (samples: number[]) => percentile(samples, 0.5);

/** Milliseconds of each run, one after another, after a tenth of them unmeasured. */
export async function timeEach(
  runs: number,
  work: (i: number) => Promise<unknown>,
): Promise<number[]> {
  const samples: number[] = [];
  for (let i = -Math.ceil(runs / 10); i < runs; i += 1) {
    const began = performance.now();
    await work(i);
    if (i >= 0) samples.push(performance.now() - began);
  }
  return samples;
}

/** Runs per second with so many under way at once. */
export async function throughput(
  connections: number,
  forMs: number,
  work: (worker: number) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async (_, worker) => {
      while (performance.now() - began < forMs) {
        await work(worker);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - began) / 1000);
}
