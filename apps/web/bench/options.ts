import { parseArgs } from 'node:util';
import { parseNumber } from '../../../scripts/options.ts';

export type BenchOptions = {
  runs: number;
  check: boolean;
  /** Factor by which Lighthouse slows the processor down. */
  cpuSlowdown: number;
  /** Commit or tag whose build is measured as well. Undefined for none. */
  against: string | undefined;
  isWanted(name: string): boolean;
};

/** Benchmark options: `[runs] [--check] [--cpu-slowdown=4] [--against=ref] [words in the names]`. */
export function parseOptions(): BenchOptions {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      'cpu-slowdown': { type: 'string', default: '4' },
      against: { type: 'string' },
    },
  });
  const isCount = (text: string) => /^\d+$/.test(text);
  const words = positionals.filter((text) => !isCount(text));
  return {
    runs: Number(positionals.find(isCount) ?? 3),
    check: values.check,
    cpuSlowdown: parseNumber('cpu-slowdown', values['cpu-slowdown'], 1),
    against: values.against,
    isWanted: (name) => words.length === 0 || words.some((word) => name.includes(word)),
  };
}
