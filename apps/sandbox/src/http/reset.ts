import type { Database } from '../data/database.ts';
import { refillDatabase } from '../data/refill.ts';
import { problem } from '../problem.ts';
import type { SeedName } from '../seed/seed-context.ts';
import { isLocal } from './cors.ts';
import { problemResponse } from './respond.ts';

type Reset = {
  readonly db: Database;
  readonly seed: SeedName;
  readonly now: Date;
  readonly log: (line: string) => void;
};

/** Answers `POST /sandbox/reset`: everything anew. A page from elsewhere, open in the same browser, may not. */
export async function answerReset(request: Request, { db, seed, now, log }: Reset): Promise<Response> {
  const origin = request.headers.get('Origin');
  if (origin !== null && !isLocal(origin)) return problemResponse(problem('permission_denied'), 'en');
  await refillDatabase(db, seed, { now, log });
  log('Reset: everything was thrown away and filled in again.');
  return new Response(null, { status: 204 });
}
