import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Call } from './competitors.ts';

export type Row = { library: string; 'µs CPU a call': number; 'times raw': number };

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/**
 * Measures the CPU time of a call. Each library's block alternates with a block of the first library, and both start
 * with a clean heap. The result is the median of their ratios, because a busy moment affects both.
 */
export async function cpuPerCall(
  calls: Record<string, Call>,
  { rounds, callsPerRound }: { rounds: number; callsPerRound: number },
): Promise<Row[]> {
  const [[rawName, raw], ...others] = Object.entries(calls) as [[string, Call], ...[string, Call][]];
  const measureCpu = async (call: Call) => {
    collectGarbage();
    const before = process.cpuUsage();
    for (let index = 0; index < callsPerRound; index++) await call();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / callsPerRound;
  };
  const ofRaw: number[] = [];
  const samples = others.map(([library, call]) => ({
    library,
    call,
    own: [] as number[],
    quotients: [] as number[],
  }));
  // The first two rounds are a warm-up.
  for (let round = -2; round < rounds; round++) {
    for (const { call, own, quotients } of samples) {
      const first = round % 2 ? await measureCpu(raw) : await measureCpu(call);
      const second = round % 2 ? await measureCpu(call) : await measureCpu(raw);
      if (round < 0) continue;
      const [rawCost, cost] = round % 2 ? [first, second] : [second, first];
      ofRaw.push(rawCost);
      own.push(cost);
      quotients.push(cost / rawCost);
    }
  }
  return [
    { library: rawName, 'µs CPU a call': rounded(median(ofRaw)), 'times raw': 1 },
    ...samples.map(({ library, own, quotients }) => ({
      library,
      'µs CPU a call': rounded(median(own)),
      'times raw': rounded(median(quotients)),
    })),
  ];
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
