import type { Call } from './contenders.ts';

export type Row = { library: string; 'µs CPU a call': number; 'times raw': number };

/** CPU time a call costs, all libraries in turn for several rounds, so that a noisy moment hits them alike. */
export async function cpuPerCall(
  calls: Record<string, Call>,
  { rounds, callsPerRound }: { rounds: number; callsPerRound: number },
): Promise<Row[]> {
  const names = Object.keys(calls);
  const samples = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const name of names) {
      const call = calls[name];
      if (!call) continue;
      const before = process.cpuUsage();
      for (let index = 0; index < callsPerRound; index++) await call();
      const { user, system } = process.cpuUsage(before);
      // The first round only warms up.
      if (round >= 0) samples.get(name)?.push((user + system) / callsPerRound);
    }
  }
  const medians = names.map((name) => median(samples.get(name) ?? []));
  const raw = medians[0] ?? 1;
  return names.map((library, index) => ({
    library,
    'µs CPU a call': rounded(medians[index] ?? 0),
    'times raw': rounded((medians[index] ?? 0) / raw),
  }));
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
