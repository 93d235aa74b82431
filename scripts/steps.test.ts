import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runPhases, runSteps, type Step } from './steps.ts';

let folder: string;
const printed: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gli-steps-'));
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const step = (name: string, program: string): Step => ({
  name,
  command: process.execPath,
  args: ['--input-type=module', '-e', program],
  cwd: folder,
});
/** Ends once the step `other` has begun too. */
const meeting = (name: string, other: string) =>
  step(
    name,
    `import { existsSync, writeFileSync } from 'node:fs';
     writeFileSync('${name}', '');
     while (!existsSync('${other}')) await new Promise((resolve) => setTimeout(resolve, 20));
     console.log('${name} met ${other}');`,
  );

it('runs lanes side by side, and says which lane a line is from', async () => {
  expect(await runSteps([meeting('left', 'right')], [meeting('right', 'left')])).toBe(true);
  expect(printed).toContain('1 │ left met right');
  expect(printed).toContain('2 │ right met left');
  expect(printed.at(-1)).toMatch(/^2 passed, 0 failed/);
});

it('runs more lanes than processors by turns, and lists their results in order', async () => {
  const lanes = Array.from({ length: 40 }, (_, index) => [step(`step ${index}`, '')]);
  expect(await runSteps(...lanes)).toBe(true);
  const listed = printed.filter((line) => line.startsWith('✓')).map((line) => Number(line.split(' ')[2]));
  expect(listed).toEqual([...lanes.keys()]);
});

it('begins a phase when the one before has ended', async () => {
  const slow = step(
    'slow',
    `await new Promise((resolve) => setTimeout(resolve, 300)); console.log('slow ends');`,
  );
  const next = step('next', `console.log('next begins');`);
  expect(await runPhases([[slow], [step('quick', '')]], [[next]])).toBe(true);
  // A step alone writes to the terminal itself.
  expect(printed.indexOf('1 │ slow ends')).toBeLessThan(
    printed.findIndex((line) => line.includes('── next')),
  );
});

it('goes on after a step that fails, and fails at the end', async () => {
  expect(await runSteps([step('bad', 'process.exit(3)'), meeting('after', 'after')])).toBe(false);
  expect(printed.filter((line) => /^[✓✗]/.test(line)).map((line) => line.slice(0, 7))).toEqual([
    '✗ bad (',
    '✓ after',
  ]);
});

it('prints what a failed step said last again, below all that came after it', async () => {
  const bad = step(
    'bad',
    `for (let line = 1; line <= 300; line++) console.log('line ' + line); process.exitCode = 1;`,
  );
  await runSteps([bad, step('good', `console.log('went well');`)], [step('other', '')]);
  const again = printed.slice(printed.indexOf('1 │ went well')).join('\n');
  expect(again).toMatch(/── bad ─+\nline 221\n/);
  expect(again).toMatch(/line 300\n\n✗ bad/);
  expect(again).not.toContain('── good');
});
