import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseNumber, parsePort } from './options.ts';
import { root } from './root.ts';

const run = (script: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [path.join('scripts', script), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    // A timeout that only catches hangs: a script that ignores an option would start its servers.
    timeout: 60_000,
  });

describe.each(['start.ts', 'mock.ts', 'docs.ts', 'bench.ts', 'release.ts', 'generate.ts'])('%s', (script) => {
  it('prints its usage for --help and starts nothing', () => {
    const { status, stdout } = run(script, ['--help']);
    expect(stdout).toContain(`npm ${script === 'start.ts' ? '' : 'run '}${path.parse(script).name}: `);
    expect(stdout.split('\n').length).toBeLessThan(10);
    expect(status).toBe(0);
  });

  it('exits with 2 for an unknown option and lists the known ones', () => {
    const { status, stderr } = run(script, ['--rest']);
    expect(stderr).toMatch(/^Unknown option '--rest'\. Known options: .*--help\.\n$/);
    expect(status).toBe(2);
  });

  it('exits with 2 for an unexpected argument', () => {
    const { status, stderr } = run(script, ['reset']);
    expect(stderr).toContain("Unexpected argument 'reset'.");
    expect(status).toBe(2);
  });
});

describe('npm test', () => {
  it('prints its own usage for --help', () => {
    const { status, stdout } = run('tasks.ts', ['test', '--help']);
    expect(stdout).toMatch(/^npm test: runs lint:code, /);
    expect(status).toBe(0);
  });

  it.each([
    [['--rest'], "Unknown option '--rest'. Known options: --filter, --force, --help.\n"],
    [['@gli/sdk#tset'], 'npm test has no task @gli/sdk#tset. Known: lint:code, '],
  ])('exits with 2 for %j', (args, message) => {
    const { status, stderr } = run('tasks.ts', ['test', ...args]);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });
});

describe('npm start', () => {
  it.each([{ npm_config_mock: 'true' }, { npm_config_api_port: 'true' }])(
    'says that -- is missing if npm took the option: %o',
    (env) => {
      const { status, stderr } = run('start.ts', [], env);
      expect(stderr).toMatch(/^npm took --(mock|api-port) for itself\. Write -- before it: npm start -- --/);
      expect(status).toBe(2);
    },
  );

  it('names PORT if it is invalid', () => {
    const { status, stderr } = run('start.ts', [], { PORT: 'abc' });
    expect([status, stderr]).toEqual([2, 'PORT takes a port from 1 to 65535.\n']);
  });

  it.each([['--reset'], ['--data', 'folder']])(
    'rejects %s with --mock, which stores no data',
    (...option) => {
      const { status, stderr } = run('start.ts', [...option, '--mock']);
      expect([status, stderr]).toEqual([
        2,
        'The mock stores no data. Remove --mock, or --reset and --data.\n',
      ]);
    },
  );
});

describe('npm start --reset', () => {
  it('is rejected with DATABASE_URL, because that database is not the sandbox’s own', () => {
    const { status, stderr } = run('start.ts', ['--reset'], {
      DATABASE_URL: 'postgresql://127.0.0.1:1/data',
    });
    expect(stderr).toContain('--reset deletes the folder .gli-sandbox only');
    expect(status).toBe(2);
  });
});

describe('a port option', () => {
  it('accepts whole numbers from 1 to 65535', () => {
    expect(parsePort('port', '5174')).toBe(5174);
    for (const text of ['', '0', '65536', '1.5', 'http'])
      expect(() => parsePort('port', text)).toThrow('--port takes a port from 1 to 65535.');
  });
});

describe('a number option', () => {
  it('accepts numbers from its minimum', () => {
    expect(parseNumber('cpu-slowdown', '2.5', 1)).toBe(2.5);
    for (const text of ['', '0.5', '-1', 'fast'])
      expect(() => parseNumber('cpu-slowdown', text, 1)).toThrow('--cpu-slowdown takes a number from 1.');
  });
});
