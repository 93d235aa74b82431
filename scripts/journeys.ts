// Runs the browser journeys of apps/web. One that exists in both languages runs in one of them, in turn, so that each file is
// walked in both languages and both color modes; one about words, letters or layout (`tag: '@words'`) runs in both.
//   node scripts/journeys.ts [arguments of playwright test]
//   GLI_E2E_LANGUAGES=both node scripts/journeys.ts     every journey in both, as before a release
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './root.ts';
import { bin, runStep } from './steps.ts';

/** Of journeys as `playwright test --list` prints them, the halves of pairs that differ in the language alone. */
export function leftOut(journeys: readonly string[]): string[] {
  const pairs = new Map<string, string[]>();
  for (const journey of journeys) {
    const name = journey.replace(/:\d+:\d+/, '').replace(/ in (ko|en)\b/, '');
    pairs.set(name, [...(pairs.get(name) ?? []), journey]);
  }
  return [...pairs.values()].flatMap((pair, turn) => pair.filter((_, index) => index !== turn % pair.length));
}

if (import.meta.main) process.exitCode = (await runJourneys(process.argv.slice(2))) ? 0 : 1;

async function runJourneys(options: readonly string[]): Promise<boolean> {
  const args = ['test', '--config', 'apps/web/playwright.config.ts'];
  const command = bin('playwright');
  const folder = mkdtempSync(path.join(tmpdir(), 'gli-journeys-'));
  try {
    if (process.env.GLI_E2E_LANGUAGES !== 'both') {
      const list = execFileSync(command, [...args, '--list', '--grep-invert', '@words'], {
        cwd: root,
        encoding: 'utf8',
      });
      const file = path.join(folder, 'left-out.txt');
      writeFileSync(file, leftOut(list.split('\n').filter((line) => line.includes(' › '))).join('\n'));
      args.push('--test-list-invert', file);
    }
    return await runStep({ name: 'journeys', command, args: [...args, ...options] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
