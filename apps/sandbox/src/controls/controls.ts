import { Hono } from 'hono';
import type { OpenDatabase } from '../core/data/open-database.ts';
import { type Faults, faultText, readFault } from '../core/http/faults.ts';
import { jsonResponse, problemResponse } from '../core/http/respond.ts';
import type { Stubs } from '../core/http/stubs.ts';
import { invalidField, Problem } from '../core/problem/problem.ts';
import type { SeedName } from '../core/seed/seed-context.ts';
import { parseLanguage } from '../core/text/text.ts';
import { texts } from '../core/text/texts.ts';
import type { Clock } from '../core/time/clock.ts';
import type { Metrics } from '../observability/metrics.ts';
import { resetDatabase } from '../reset.ts';
import { type ClockChange, clockView, moveClock } from './clock.ts';
import { assertLocal, readControl } from './control-request.ts';
import { readHealth } from './health.ts';
import { memberControls } from './members.ts';
import type { CreatedMember, NewMember } from './new-member.ts';
import document from './openapi.json' with { type: 'json' };
import type { RequestLog } from './requests/request-log.ts';
import { type Resend, requestControls } from './requests/requests.ts';
import { stateControls } from './states.ts';
import { stubControls } from './stubs.ts';

export type Controlled = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly stubs: Stubs;
  readonly createMember: (member: NewMember) => Promise<CreatedMember>;
  readonly requests: RequestLog;
  readonly resend: Resend;
  readonly seed: SeedName;
  readonly log: (line: string) => void;
  readonly metrics: Metrics;
  /** True if all controls are enabled. */
  readonly isOpen: boolean;
  /** True if at least the reset is enabled. */
  readonly allowReset: boolean;
};

/** Creates the sandbox's own API below `/sandbox/`, documented in openapi.json. */
export function controls(controlled: Controlled): Hono {
  const { database, clock, faults, seed, log, isOpen, allowReset } = controlled;
  const { db } = database;
  const app = new Hono();
  app.onError((error, { req }) => {
    // Texts are English by default, unlike in the platform's own API.
    if (error instanceof Problem)
      return problemResponse(error, parseLanguage(req.header('Accept-Language') ?? 'en'));
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
  app.get('/metrics/', () => controlled.metrics.read());
  if (isOpen || allowReset) {
    app.post('/reset', async () => {
      await resetDatabase({ db, seed, now: await clock.now(), log });
      log('Reset: all data was deleted and seeded again.');
      return new Response(null, { status: 204 });
    });
  }
  if (!isOpen) return app;
  app.get('/openapi.json', () => jsonResponse(200, document));
  app.get('/clock/', async () => jsonResponse(200, clockView(await clock.read())));
  app.post('/clock/', async (context) =>
    jsonResponse(200, await moveClock(await readControl<ClockChange>(context, 'ClockChange'), db, clock)),
  );
  const listFaults = async () => jsonResponse(200, { faults: (await faults.standing()).map(faultText) });
  app.get('/faults/', listFaults);
  app.put('/faults/', async (context) => {
    const { faults: given } = await readControl<{ faults: string[] }>(context, 'Faults');
    await setFaults(faults, given);
    return listFaults();
  });
  app.route('/', stubControls(controlled.stubs));
  app.route('/', stateControls(db, clock));
  app.route('/', memberControls(db, controlled.createMember));
  app.route('/', requestControls(controlled.requests, clock, controlled.resend));
  return app;
}

/** Replaces all faults. @throws Problem for an unknown fault */
export async function setFaults(faults: Faults, given: readonly string[]): Promise<void> {
  const read = given.map((text) => readFault(text));
  const unknown = read.indexOf(null);
  if (unknown >= 0) throw invalidField(`faults.${unknown}`, texts.controls.unknownFault);
  await faults.set(read.filter((fault) => fault !== null));
}
