import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { servePage } from '../test/pages.ts';
import { README_APP } from '../test/readme-app.ts';
import { requireChromium } from './browsers.ts';

const home = path.join(import.meta.dirname, '..');

it('runs the README’s examples in Playwright’s test runner', async () => {
  const readme = await readFile(path.join(home, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```ts\n(import [\s\S]*?)^```$/gm)].map(([, code = '']) => code);
  const site = await servePage({ '/app.js': README_APP });
  onTestFinished(site.close);
  // Inside the package, so the examples can import it by name.
  await mkdir(path.join(home, 'test-results'), { recursive: true });
  const folder = await mkdtemp(path.join(home, 'test-results', 'readme-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await Promise.all(examples.map((code, index) => writeFile(path.join(folder, `${index}.spec.ts`), code)));
  const launchOptions = { executablePath: requireChromium(), args: ['--no-sandbox', '--disable-gpu'] };
  const config = {
    testDir: '.',
    outputDir: 'results',
    workers: 1,
    reporter: 'line',
    use: { baseURL: site.origin, launchOptions },
  };
  const configFile = path.join(folder, 'playwright.config.ts');
  await writeFile(configFile, `export default ${JSON.stringify(config)};`);

  const cli = path.join(home, 'node_modules/@playwright/test/cli.js');
  // Vitest's environment variables would confuse the other runner.
  const { PATH = '', HOME = '' } = process.env;
  const run = promisify(execFile)(process.execPath, [cli, 'test', '--config', configFile], {
    env: { PATH, HOME },
  });
  const { stdout } = await run.catch((error) => error);
  expect(examples.length).toBeGreaterThan(1);
  expect(stdout).toContain(`${examples.length} passed`);
});
