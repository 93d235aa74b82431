// The sandbox as an integrator gets it: packed, installed in an empty folder, started, and used over HTTP with the SDK
// from its tarball; then every program of the documentation that it
// serves is run, its pages are looked at, and the examples are built.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findOrInstallChromium } from './browsers.ts';
import { runDocumentationPrograms } from './package-check/documentation-programs.ts';
import { checkDocumentationSite } from './package-check/documentation-site.ts';
import { runExamples } from './package-check/examples.ts';
import { type Installed, refusal, startSandbox } from './package-check/installed-sandbox.ts';
import { packSdk } from './package-check/pack-sdk.ts';
import { checkSandboxPage } from './package-check/sandbox-page.ts';
import { buildAndPack, checkTarball, showOutput } from './package-check/tarball.ts';
import { root } from './root.ts';

const run = promisify(execFile);
const consumer = path.join(root, 'scripts/consumer');

const folder = await mkdtemp(path.join(tmpdir(), 'gli-sandbox-'));
try {
  const [sandbox, validation] = [await pack('apps/sandbox'), await pack('packages/validation')];
  // check-package.ts looks at the SDK's.
  await checkTarball(sandbox);
  await checkTarball(validation);
  const tarballs = [await packSdk(), sandbox, validation];
  const installed = await install(tarballs);
  await validationExamples(installed);
  await journey(installed);
  await refusals(installed);
  await recording(installed);
  await onPostgres(installed);
  await programs(installed);
  await inBrowser(installed, tarballs);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function pack(place: string): Promise<string> {
  return buildAndPack(path.join(root, place), path.join(folder, 'tarballs'));
}

/** By npm, as most integrators do. */
async function install(tarballs: readonly string[]): Promise<Installed> {
  const home = path.join(folder, 'integrator');
  await mkdir(home);
  await writeFile(path.join(home, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  await run('npm', ['install', ...quiet, ...tarballs], { cwd: home }).catch(showOutput);
  await cp(path.join(consumer, 'sandbox-journey.ts'), path.join(home, 'sandbox-journey.ts'));
  return { home, bin: path.join(home, 'node_modules/.bin/gli-sandbox'), port: await freePort() };
}

/** Each example of the README of @gli/validation runs as it stands. */
async function validationExamples({ home }: Installed): Promise<void> {
  const readme = await readFile(path.join(home, 'node_modules/@gli/validation/README.md'), 'utf8');
  const examples = Array.from(readme.matchAll(/```ts\n([\s\S]*?)```/g), ([, code = '']) => code);
  const expected = examples.flatMap((code) =>
    Array.from(code.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm), ([, said]) => said),
  );
  const said: string[] = [];
  for (const [index, code] of examples.entries()) {
    await writeFile(path.join(home, `validation-${index}.ts`), code);
    const { stdout } = await run(process.execPath, [`validation-${index}.ts`], { cwd: home }).catch(
      showOutput,
    );
    said.push(...stdout.trim().split('\n'));
  }
  const lost = expected.filter((line) => line !== undefined && !said.includes(line));
  if (expected.length === 0 || lost.length > 0)
    throw new Error(`The README of @gli/validation promises ${lost.join(', ')}:\n${said.join('\n')}`);
  console.log(`The ${examples.length} examples of @gli/validation print what they promise.`);
}

async function journey(installed: Installed): Promise<void> {
  const first = await startSandbox(installed);
  console.log(`First start, with migration and demo data: ${first.seconds} s.`);
  await expectPicture(first.address);
  await travel(installed, first.address, 'go');
  await first.stop();
  const second = await startSandbox(installed);
  console.log(`Start with data there: ${second.seconds} s (aim: under 3 s).`);
  await travel(installed, second.address, 'again');
  await second.stop();
}

async function expectPicture(address: string): Promise<void> {
  const { status, headers } = await fetch(new URL('/media/assets/aewol-ocean-resort/cover.svg', address));
  expectSentence(`${status} ${headers.get('Content-Type')}`, /^200 image\/svg\+xml$/);
}

async function travel({ home }: Installed, address: string, mode: 'go' | 'again'): Promise<void> {
  const { stdout } = await run(process.execPath, ['sandbox-journey.ts', mode, 'state.json'], {
    cwd: home,
    env: { ...process.env, GLI_BASE_URL: address },
  }).catch(showOutput);
  console.log(stdout.trim());
}

async function refusals(installed: Installed): Promise<void> {
  const running = await startSandbox(installed);
  const sameFolder = await refusal({ ...installed, port: await freePort() }, []);
  expectSentence(sameFolder, /data folder .* is in use by process \d+/);
  const samePort = await refusal(installed, ['--data', './other']);
  expectSentence(samePort, /port is taken by another program.*--port/);
  await running.stop();
  console.log('A second process on the same folder, and a taken port, are refused in a sentence.');
}

/** A recorded session is the same when it is sent again, and says where it is not. */
async function recording(installed: Installed): Promise<void> {
  const { home, bin } = installed;
  const file = path.join(home, 'session.jsonl');
  const running = await startSandbox(installed, ['--reset', '--seed', 'empty', '--record', file]);
  const health = await fetch(new URL('/sandbox/health/', running.address));
  expectSentence(await health.text(), /^\{"status":"ok",.*"contract_version":"\d/);
  const member = { email: 'recorded@example.com', password: 'sea-breeze-2026', name: 'Han Jiwoo' };
  const registered = await fetch(`${running.address}/auth/register/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...member, terms_accepted: true }),
  });
  const { tokens } = await registered.json();
  await fetch(`${running.address}/v1/wallet/info/`, {
    headers: { Authorization: `Bearer ${tokens.access_token}` },
  });
  await running.stop();
  const text = await readFile(file, 'utf8');
  if (text.includes(member.password) || text.includes(tokens.access_token)) {
    throw new Error(`A recording has a secret:\n${text}`);
  }
  const again = await run(bin, ['replay', file], { cwd: home }).catch(showOutput);
  expectSentence(again.stdout, /^All 2 responses are the same\.$/m);
  const changed = text.replace(
    'recorded@example.com\\",\\"email_verified',
    'other@example.com\\",\\"email_verified',
  );
  await writeFile(file, changed);
  const { stdout } = await run(bin, ['replay', file], { cwd: home }).catch(
    (error: { stdout: string }) => error,
  );
  expectSentence(stdout, /first difference .* request 1, POST [\s\S]*body\.user\.email\n +recorded +"other@/);
  console.log('A recorded session is the same when it is sent again, and a difference is found.');
}

/** The commands of the README for a team's CI, on a PostgreSQL; then a second sandbox on the same one. */
async function onPostgres(installed: Installed): Promise<void> {
  const readme = await readFile(path.join(installed.home, 'node_modules/@gli/sandbox/README.md'), 'utf8');
  const [start = '', ask = '', ...rest] = Array.from(
    readme.matchAll(/^ {2}- run: (.+)$/gm),
    ([, said]) => said,
  );
  if (rest.length !== 1 || !start.startsWith('npx @gli/sandbox') || !ask.startsWith('curl'))
    throw new Error(`The README has other steps of CI: ${[start, ask, ...rest].join('; ')}`);
  const postgres = spawn(process.execPath, [path.join(root, 'apps/sandbox/scripts/postgres.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    const databaseUrl = String(
      await Promise.race([once(postgres.stdout, 'data'), once(postgres, 'exit')]),
    ).trim();
    const port = await freePort();
    const script = `set -em\n${start.replace('&', `--port ${port} &`)}\ntrap 'kill -- -$!; wait $! || true' EXIT\n${ask}`;
    // Without what `npm test` says to the programs that it runs: npx would look for the package in this repository.
    const own = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
    const env = { ...Object.fromEntries(own), DATABASE_URL: databaseUrl };
    const { stdout } = await run('bash', ['-c', script.replace(':4000/', `:${port}/`)], {
      cwd: installed.home,
      env,
    }).catch(showOutput);
    expectSentence(stdout, /\{"status":"ok","version":.*"database":"PostgreSQL \d.*"clock":\{"now"/);
    const one = await startSandbox({ ...installed, databaseUrl }, ['--controls']);
    const two = await startSandbox({ ...installed, databaseUrl, port: await freePort() }, ['--controls']);
    const ofBoth = async (place: string) =>
      Promise.all([one, two].map(async ({ address }) => (await fetch(new URL(place, address))).text()));
    await fetch(new URL('/sandbox/clock/', one.address), {
      method: 'POST',
      body: JSON.stringify({ advance: 'P1Y', mode: 'frozen' }),
    });
    await fetch(new URL('/sandbox/faults/', two.address), {
      method: 'PUT',
      body: JSON.stringify({ faults: ['listTeamMembers=fail'] }),
    });
    for (const shared of ['/sandbox/clock/', '/sandbox/faults/', '/sandbox/health/']) {
      const [first, second] = await ofBoth(shared);
      if (first !== second)
        throw new Error(`${shared} of two sandboxes on one database: ${first}, ${second}`);
    }
    const failed = await fetch(`${one.address}/team-members/`);
    if (failed.status !== 500) throw new Error(`A fault of the other sandbox: ${failed.status}`);
    await Promise.all([one.stop(), two.stop()]);
  } finally {
    postgres.stdin.end();
    if (postgres.exitCode === null) await once(postgres, 'exit');
  }
  console.log("The README's steps of CI run on PostgreSQL, where two sandboxes share clock and faults.");
}

async function programs(installed: Installed): Promise<void> {
  const reset = await startSandbox(installed, ['--reset', '--controls']);
  await expectForgotten(installed, reset.address);
  await runDocumentationPrograms(installed.home, reset.address);
  await reset.stop();
}

async function inBrowser(installed: Installed, [sdk = '']: readonly string[]): Promise<void> {
  const running = await startSandbox(installed, ['--reset', '--controls']);
  const browser = await chromium.launch({
    executablePath: process.env.GLI_HEADLESS_SHELL ?? (await findOrInstallChromium()),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await checkSandboxPage(running.address, browser);
    await checkDocumentationSite(new URL(running.address).origin, browser);
    const place = { folder: path.join(folder, 'examples'), sdk, address: running.address, freePort };
    await runExamples(place, browser);
  } finally {
    await browser.close();
    await running.stop();
  }
}

/** After `--reset` the traveller's account is gone. */
async function expectForgotten({ home }: Installed, address: string): Promise<void> {
  const env = { ...process.env, GLI_BASE_URL: address };
  const again = run(process.execPath, ['sandbox-journey.ts', 'again', 'state.json'], { cwd: home, env });
  const output = await again.then(() => '').catch((error: { stderr: string }) => error.stderr);
  expectSentence(output, /invalid_credentials/);
  console.log('--reset starts over.');
}

function expectSentence(text: string, sentence: RegExp): void {
  if (!sentence.test(text)) throw new Error(`Expected ${sentence} in:\n${text}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
