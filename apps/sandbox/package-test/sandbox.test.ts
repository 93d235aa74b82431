import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { getFreePort } from '../../../scripts/servers.ts';
import { run } from '../../../scripts/tarball.ts';
import { startPostgres } from '../test/start-postgres.ts';
import { bin, failToStart, type Running, startSandbox } from './installed-sandbox.ts';

const home = inject('home');

function runJourney(mode: 'travel' | 'compare', { address }: Running): Promise<string> {
  const env = { ...process.env, GLI_BASE_URL: address };
  return run(process.execPath, ['journey.ts', mode, 'journey.json'], { cwd: home, env });
}

test('keeps an integrator’s data across a restart and deletes it with --reset', async () => {
  const data = ['--data', './journey-data'];
  const first = await startSandbox(data);
  const picture = await fetch(`${first.origin}/media/assets/aewol-ocean-resort/cover.svg`);
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  await runJourney('travel', first);
  await first.stop();
  const second = await startSandbox(data);
  await runJourney('compare', second);
  await second.stop();
  const reset = await startSandbox([...data, '--reset']);
  await expect(runJourney('compare', reset)).rejects.toThrow('invalid_credentials');
  await reset.stop();
});

test('explains in one sentence that a folder or port is in use', async () => {
  const running = await startSandbox(['--data', './used-data']);
  const sameFolder = await failToStart(['--data', './used-data']);
  const { port } = new URL(running.origin);
  const samePort = await failToStart(['--data', './other-data', '--seed', 'empty', '--port', port]);
  await running.stop();
  expect(sameFolder.output).toMatch(/data folder .* is in use by process \d+/);
  expect(samePort.output).toMatch(/port is taken by another program.*--port/);
  expect(existsSync(path.join(home, 'other-data'))).toBe(false);
  for (const { code, output } of [sameFolder, samePort]) {
    expect(code).toBe(1);
    expect(output).not.toMatch(/^\s+at /m);
  }
});

test.for(['SIGTERM', 'SIGKILL'] as const)('stops after %s to the npx that started it', async (signal) => {
  const port = await getFreePort();
  const args = ['gli-sandbox', '--port', String(port), '--data', `./npx-${signal}`, '--seed', 'empty'];
  // Drops the parent script's npm variables, which would make npx resolve the package from this repository.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  const npx = spawn('npx', args, { cwd: home, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/sandbox/health/`).then(
      () => true,
      () => false,
    );
  await once(npx.stdout, 'data');
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
  npx.kill(signal);
  await expect.poll(isUp, { timeout: 20_000 }).toBe(false);
});

test('prints its usage and version', async () => {
  const manifest = path.join(home, 'node_modules/@gli/sandbox/package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8'));
  expect(await run(bin, ['--version'])).toBe(`${version}\n`);
  for (const flag of ['-h', '--help']) expect(await run(bin, [flag])).toMatch(/--port 4000/);
});

test('runs the README’s test in the process, with its types', async () => {
  const readme = await readFile(path.join(home, 'node_modules/@gli/sandbox/README.md'), 'utf8');
  const [, code = ''] = /```ts\n(import \{ startSandbox[\s\S]*?)```/.exec(readme) ?? [];
  await writeFile(path.join(home, 'in-process.ts'), code);
  expect(await run(process.execPath, ['in-process.ts'], { cwd: home })).toBe('insufficient_balance\n');
  const strict = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--module', 'nodenext', '--types', ''];
  const tsc = path.join(import.meta.dirname, '../node_modules/typescript/bin/tsc');
  const lib = ['--lib', 'es2023,dom,dom.iterable,dom.asynciterable'];
  await run(process.execPath, [tsc, ...strict, ...lib, 'in-process.ts'], { cwd: home });
});

test('replays a recording without secrets and reports the first difference', async () => {
  const file = path.join(home, 'session.jsonl');
  const running = await startSandbox(['--data', './recorded', '--seed', 'empty', '--record', file]);
  const member = { email: 'recorded@example.com', password: 'sea-breeze-2026', name: 'Han Jiwoo' };
  const registered = await fetch(`${running.address}/auth/register/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...member, terms_accepted: true }),
  });
  const { tokens } = await registered.json();
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  await fetch(`${running.address}/v1/wallet/info/`, { headers });
  await running.stop();
  const text = await readFile(file, 'utf8');
  expect(text).not.toContain(member.password);
  expect(text).not.toContain(tokens.access_token);
  expect(await run(bin, ['replay', file], { cwd: home })).toMatch(/^All 2 responses match\.$/m);
  const isVerified = '@example.com\\",\\"email_verified';
  await writeFile(file, text.replace(`recorded${isVerified}`, `other${isVerified}`));
  await expect(run(bin, ['replay', file], { cwd: home })).rejects.toThrow(
    /first difference .* request 1, POST [\s\S]*body\.user\.email\n +recorded +"other@/,
  );
});

test('runs the README’s CI steps on PostgreSQL, where sandboxes share the clock and faults', async () => {
  const readme = await readFile(path.join(home, 'node_modules/@gli/sandbox/README.md'), 'utf8');
  const steps = Array.from(readme.matchAll(/^ {2}- run: (.+)$/gm), ([, step = '']) => step);
  expect(steps).toEqual([
    expect.stringMatching(/^npx @gli\/sandbox.* &$/),
    expect.stringMatching(/^curl .*:4000\//),
    'npm test',
  ]);
  const [start = '', ask = ''] = steps;
  const postgres = await startPostgres();
  try {
    const port = await getFreePort();
    const script = [
      'set -em',
      start.replace('&', `--port ${port} &`),
      "trap 'kill -- -$!; wait $! || true' EXIT",
      ask.replace(':4000/', `:${port}/`),
    ].join('\n');
    // Drops the parent script's npm variables, which would make npx resolve the package from this repository.
    const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
    const env = { ...Object.fromEntries(inherited), DATABASE_URL: postgres.url };
    const health = await run('bash', ['-c', script], { cwd: home, env });
    expect(health).toMatch(/\{"status":"ok","version":.*"database":"PostgreSQL \d.*"clock":\{"now"/);

    const one = await startSandbox(['--controls'], postgres.url);
    const two = await startSandbox(['--controls'], postgres.url);
    await fetch(`${one.origin}/sandbox/clock/`, {
      method: 'POST',
      body: JSON.stringify({ advance: 'P1Y', mode: 'frozen' }),
    });
    await fetch(`${two.origin}/sandbox/faults/`, {
      method: 'PUT',
      body: JSON.stringify({ faults: ['listTeamMembers=fail'] }),
    });
    for (const shared of ['clock', 'faults', 'health']) {
      const read = async ({ origin }: Running) => (await fetch(`${origin}/sandbox/${shared}/`)).text();
      expect(await read(one)).toBe(await read(two));
    }
    expect((await fetch(`${one.address}/team-members/`)).status).toBe(500);
    await Promise.all([one.stop(), two.stop()]);
  } finally {
    await postgres.stop();
  }
});
