import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { prismServer } from '../../../scripts/prism.ts';
import { getFreePort, startServers, stopServers } from '../../../scripts/servers.ts';
import { run } from '../../../scripts/tarball.ts';

const TSC = { oldest: 'typescript/bin/tsc', newest: 'typescript-7/bin/tsc' };

describe.each(['oldest', 'newest'] as const)('with the %s peers', (peers) => {
  const cwd = inject(peers);

  test('renders the provider and a hook', async () => {
    expect(await run(process.execPath, ['render.ts'], { cwd })).toMatch(/^React [\d.]+ renders/);
  });

  test('returns a valid example from the mock handlers for every operation', async () => {
    expect(await run(process.execPath, ['offline.ts'], { cwd })).toMatch(/ 86 operations respond/);
  });

  test('compiles the declarations, test scripts and all examples from the README and operations', async () => {
    await run(process.execPath, [path.join('node_modules', TSC[peers]), '-p', 'tsconfig.json'], { cwd });
  });
});

describe('a script running against Prism', () => {
  let children: Awaited<ReturnType<typeof startServers>> = [];
  let env: NodeJS.ProcessEnv = {};
  beforeAll(async () => {
    const port = await getFreePort();
    children = await startServers([prismServer(port)]);
    env = { ...process.env, GLI_BASE_URL: `http://127.0.0.1:${port}` };
  });
  afterAll(() => stopServers(children));

  test('makes an integrator’s first calls', async () => {
    const output = await run(process.execPath, ['journey.ts'], { cwd: inject('newest'), env });
    expect(output).toMatch(/: 6 assets, invested 500\.00 GLIB/);
  });

  test('calls operations by name and shares their queries with a loader', async () => {
    const output = await run(process.execPath, ['named-operations.ts'], { cwd: inject('newest'), env });
    expect(output).toMatch(/ by name: 6 assets, invested 500\.00 GLIB/);
  });
});
