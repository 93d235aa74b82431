import type { Database } from './core/data/database.ts';
import { isLocal } from './core/http/cors.ts';
import { problemResponse } from './core/http/respond.ts';
import { problem } from './core/problem/problem.ts';
import type { SeedName } from './core/seed/seed-context.ts';
import { refillDatabase } from './refill.ts';

type Reset = {
  readonly db: Database;
  readonly seed: SeedName;
  readonly now: Date;
  readonly log: (line: string) => void;
};

/** Answers `POST /sandbox/reset`: everything anew. A page from elsewhere, open in the same browser, may not. */
export async function handleReset(request: Request, { db, seed, now, log }: Reset): Promise<Response> {
  const origin = request.headers.get('Origin');
  if (origin !== null && !isLocal(origin)) return problemResponse(problem('permission_denied'), 'en');
  await refillDatabase(db, seed, { now, log });
  log('Reset: everything was thrown away and filled in again.');
  return new Response(null, { status: 204 });
}
