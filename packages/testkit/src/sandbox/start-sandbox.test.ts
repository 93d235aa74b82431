import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sandboxArguments } from './sandbox-options.ts';
import { startSandbox } from './start-sandbox.ts';

afterEach(() => vi.unstubAllEnvs());

describe('startSandbox', () => {
  it('listens on a free port and leaves no files or processes behind', async () => {
    const sandbox = await startSandbox({ seed: 'empty', latencyMs: 40, allowReset: true });
    onTestFinished(sandbox.stop);
    await expect.poll(sandbox.output).toMatch(/^Data +\S+$/m);
    const [, folder = ''] = /^Data +(\S+)$/m.exec(sandbox.output()) ?? [];
    const response = await fetch(`${sandbox.apiUrl}/team-members/`);
    expect(response.status).toBe(200);
    expect(await response.json()).not.toHaveLength(0);
    expect(existsSync(folder)).toBe(true);
    await sandbox.stop();
    await expect(fetch(`${sandbox.apiUrl}/team-members/`)).rejects.toThrow('fetch failed');
    expect(existsSync(folder)).toBe(false);
  });

  it('includes the process output in the error if the sandbox does not start', async () => {
    const command = [process.execPath, '-e', 'console.error("No disk"); process.exit(3)', '--'] as const;
    // Other tests start sandboxes at the same time, so this one has its own folder for temporary files.
    const temporary = mkdtempSync(path.join(tmpdir(), 'gli-testkit-test-'));
    onTestFinished(() => rmSync(temporary, { recursive: true }));
    vi.stubEnv('TMPDIR', temporary);
    await expect(startSandbox({ command })).rejects.toThrow(
      'The sandbox exited before it was ready.\nNo disk',
    );
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('does not pass on the DATABASE_URL of the current process', async () => {
    vi.stubEnv('DATABASE_URL', 'postgresql://example.test/real');
    const program =
      'console.log("API   http://" + (process.env.DATABASE_URL ?? "none")); setTimeout(() => {}, 60000)';
    const sandbox = await startSandbox({ command: [process.execPath, '-e', program, '--'] });
    expect(sandbox.apiUrl).toBe('http://none');
    await sandbox.stop();
  });

  it('passes its options as command-line flags', () => {
    expect(sandboxArguments({})).toEqual([]);
    const options = { seed: 'large', failureRate: 0.1, kycReviewMs: 2500, checkResponses: true } as const;
    expect(sandboxArguments(options).join(' ')).toBe(
      '--seed large --failure-rate 0.1 --kyc-review 2.5 --check-responses',
    );
  });
});
