import path from 'node:path';
import './task-notes.ts';
import type { Reporter, TestModule } from 'vitest/node';

/** Prints how many cases of each attack were tried and how many held; a case is a test. */
export default class AttackTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = modules
      .map((module) => {
        const cases = [...module.children.allTests()];
        const held = cases.filter((one) => one.result().state === 'passed').length;
        const name = path.basename(module.moduleId, '.test.ts').replaceAll('-', ' ');
        const slowest = Math.max(0, ...cases.map((one) => one.meta().slowestReadMs ?? 0));
        const middle = Math.max(0, ...cases.map((one) => one.meta().medianReadMs ?? 0));
        return { name, tried: cases.length, held, slowest, middle };
      })
      .toSorted((a, b) => a.name.localeCompare(b.name));
    const total = {
      name: 'all',
      slowest: Math.max(0, ...rows.map(({ slowest }) => slowest)),
      middle: Math.max(0, ...rows.map(({ middle }) => middle)),
      tried: rows.reduce((sum, { tried }) => sum + tried, 0),
      held: rows.reduce((sum, { held }) => sum + held, 0),
    };
    console.log(`\n${line('attack', 'tried', 'held', 'reads beside it: slowest, highest median of a case')}`);
    const figures = modules.flatMap(({ children }) =>
      [...children.allTests()].flatMap((one) => one.meta().figure ?? []),
    );
    for (const { name, tried, held, slowest, middle } of [...rows, total]) {
      console.log(
        line(name, tried, held, slowest === 0 ? '' : `${slowest.toFixed(0)} ms, ${middle.toFixed(0)} ms`),
      );
    }
    for (const figure of figures) console.log(`  ${figure}`);
  }
}

const line = (name: string, tried: string | number, held: string | number, slowest: string): string =>
  `  ${name.padEnd(30)}${String(tried).padStart(7)}${String(held).padStart(7)}  ${slowest}`;
