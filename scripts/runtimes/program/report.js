import { runCases } from './cases.js';

/** Runs the cases against the server at `origin`, and tells it the results. */
export async function report(origin, runtime) {
  const body = JSON.stringify(await runCases(`${origin}/api`));
  await fetch(`${origin}/report/${encodeURIComponent(runtime)}`, { method: 'POST', body });
}
