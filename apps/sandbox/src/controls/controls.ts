import { Hono } from 'hono';
import type { OpenDatabase } from '../core/data/open-database.ts';
import { jsonResponse, problemResponse } from '../core/http/respond.ts';
import { Problem } from '../core/problem/problem.ts';
import type { SeedName } from '../core/seed/seed-context.ts';
import type { Clock } from '../core/time/clock.ts';
import { resetDatabase } from '../reset.ts';
import { type ClockChange, clockView, moveClock } from './clock.ts';
import { assertLocal, readControl } from './control-request.ts';
import { readHealth } from './health.ts';
import document from './openapi.json' with { type: 'json' };
import { stateControls } from './states.ts';

type Controlled = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly seed: SeedName;
  readonly log: (line: string) => void;
  /** Opens everything here. */
  readonly isOpen: boolean;
  /** Opens the reset alone. */
  readonly allowReset: boolean;
};

/** What only the sandbox has, below `/sandbox/`: its own small API, described in openapi.json. */
export function controls({ database, clock, seed, log, isOpen, allowReset }: Controlled): Hono {
  const { db } = database;
  const app = new Hono();
  app.onError((error) => {
    if (error instanceof Problem) return problemResponse(error, 'en');
    throw error;
  });
  app.use(async ({ req }, next) => {
    assertLocal(req.raw);
    await next();
  });
  app.get('/health/', async () => {
    const { status, body } = await readHealth(database, clock);
    return jsonResponse(status, body, { 'Cache-Control': 'no-store' });
  });
  if (isOpen || allowReset) {
    app.post('/reset', async () => {
      await resetDatabase({ db, seed, now: await clock.now(), log });
      log('Reset: all data were deleted and the seed was filled in again.');
      return new Response(null, { status: 204 });
    });
  }
  if (!isOpen) return app;
  app.get('/openapi.json', () => jsonResponse(200, document));
  app.get('/clock/', async () => jsonResponse(200, clockView(await clock.read())));
  app.post('/clock/', async ({ req }) =>
    jsonResponse(200, await moveClock(await readControl<ClockChange>(req.raw, 'ClockChange'), db, clock)),
  );
  app.route('/', stateControls(db, clock));
  return app;
}
