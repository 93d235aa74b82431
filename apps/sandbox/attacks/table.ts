import path from 'node:path';
import './attack-metrics.ts';
import type { Reporter, TestModule } from 'vitest/node';

/** Prints a table of the attacks, with the number of tests that ran and passed. */
export default class AttackTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = modules
      .map((module) => {
        const cases = [...module.children.allTests()];
        const held = cases.filter((one) => one.result().state === 'passed').length;
        const name = path.basename(module.moduleId, '.test.ts').replaceAll('-', ' ');
        const loopLag = Math.max(0, ...cases.map((one) => one.meta().heldUpMs ?? 0));
        const slowest = Math.max(0, ...cases.map((one) => one.meta().slowestReadMs ?? 0));
        return { name, tried: cases.length, held, loopLag, slowest };
      })
      .toSorted((a, b) => a.name.localeCompare(b.name));
    const total = {
      name: 'all',
      slowest: Math.max(0, ...rows.map(({ slowest }) => slowest)),
      loopLag: Math.max(0, ...rows.map(({ loopLag }) => loopLag)),
      tried: rows.reduce((sum, { tried }) => sum + tried, 0),
      held: rows.reduce((sum, { held }) => sum + held, 0),
    };
    console.log(
      `\n${line('attack', 'tried', 'held', 'others held up at most (CPU), slowest read meanwhile')}`,
    );
    for (const { name, tried, held, loopLag, slowest } of [...rows, total]) {
      const figures = slowest === 0 ? '' : `${loopLag.toFixed(0)} ms, ${slowest.toFixed(0)} ms`;
      console.log(line(name, tried, held, figures));
    }
  }
}

const line = (name: string, tried: string | number, held: string | number, slowest: string): string =>
  `  ${name.padEnd(30)}${String(tried).padStart(7)}${String(held).padStart(7)}  ${slowest}`;
