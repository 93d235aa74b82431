import { parseArgs } from 'node:util';

/** Benchmark options: `[runs] [--check] [words in the names]`. */
export function parseOptions(): { runs: number; check: boolean; isWanted: (name: string) => boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const isCount = (text: string) => /^\d+$/.test(text);
  const words = positionals.filter((text) => !isCount(text));
  return {
    runs: Number(positionals.find(isCount) ?? 3),
    check: values.check,
    isWanted: (name) => words.length === 0 || words.some((word) => name.includes(word)),
  };
}
