import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { prismServer } from '../../../scripts/prism.ts';
import { getFreePort, startServers, stopServers } from '../../../scripts/servers.ts';
import { run } from '../../../scripts/tarball.ts';

describe.each(['oldest', 'newest'] as const)('with the %s peers', (peers) => {
  const cwd = inject(peers);

  test('renders the provider and a hook', async () => {
    expect(await run(process.execPath, ['render.ts'], { cwd })).toMatch(/^React [\d.]+ renders/);
  });

  test('returns a valid example from the mock handlers for every operation', async () => {
    expect(await run(process.execPath, ['offline.ts'], { cwd })).toMatch(/ 86 operations respond/);
  });

  // TypeScript 7 rejects declarations of the oldest MSW, so it skips all declarations there.
  const options = peers === 'oldest' ? ['--skipLibCheck'] : [];
  test('compiles the declarations, test scripts and all examples from the README and operations', async () => {
    await run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json', ...options], {
      cwd,
    });
  });
});

test.runIf(process.env.GLI_NIGHTLY)('compiles the declarations of the SDK and its oldest peers', async () => {
  const cwd = inject('oldest');
  await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'], { cwd });
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
