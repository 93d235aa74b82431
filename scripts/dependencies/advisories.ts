import { execFile } from 'node:child_process';
import { root } from '../root.ts';

/** How long the registry may take to say what it knows, in ms; without an answer nothing is checked. */
const ANSWER_MAX_MS = 10_000;

type Advisory = { module_name: string; severity: string; title: string; url: string };

/**
 * Known holes of what is installed, one line each; null when the registry gave no answer: offline, or a mirror that has
 * none.
 */
export async function knownHoles(
  environment: NodeJS.ProcessEnv = process.env,
  timeoutMs = ANSWER_MAX_MS,
): Promise<string[] | null> {
  const output = await new Promise<string>((resolve) => {
    execFile(
      'pnpm',
      ['audit', '--json'],
      { cwd: root, env: environment, timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024 },
      // It exits with 1 when there are holes, and when there is no answer.
      (_, stdout) => resolve(stdout),
    );
  });
  const advisories = advisoriesOf(output);
  if (advisories === null) return null;
  return advisories.map(
    ({ module_name, severity, title, url }) => `${module_name}: ${title} (${severity}, ${url})`,
  );
}

function advisoriesOf(output: string): Advisory[] | null {
  try {
    const report: unknown = JSON.parse(output);
    if (typeof report !== 'object' || report === null || !('advisories' in report)) return null;
    return Object.values(report.advisories ?? {}).filter(isAdvisory);
  } catch {
    return null;
  }
}

function isAdvisory(value: unknown): value is Advisory {
  return typeof value === 'object' && value !== null && 'module_name' in value && 'title' in value;
}
