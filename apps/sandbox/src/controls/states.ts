import { Hono, type MiddlewareHandler } from 'hono';
import { readBytes } from '../core/contract/json-body.ts';
import { inSchema } from '../core/data/branches.ts';
import type { Database } from '../core/data/database.ts';
import { exportSnapshot, importSnapshot, SnapshotFileError } from '../core/data/snapshot-file.ts';
import {
  branchSchema,
  copyState,
  deleteState,
  hasState,
  listStates,
  type NamedState,
  restoreSnapshot,
  type StateKind,
} from '../core/data/states.ts';
import { sqlState } from '../core/data/transaction.ts';
import { jsonResponse, problemResponse } from '../core/http/respond.ts';
import { invalidField, problem } from '../core/problem/problem.ts';
import { randomBytes } from '../core/random/random.ts';
import { sameInBoth } from '../core/text/text.ts';
import { texts } from '../core/text/texts.ts';
import type { Clock } from '../core/time/clock.ts';
import { toKoreanTimestamp } from '../core/time/time.ts';
import { clockView } from './clock.ts';
import { checkControl, readControl } from './control-request.ts';

/** PostgreSQL's codes for an existing schema, and for one that another request is creating. */
const DUPLICATE_SCHEMA = new Set(['42P06', '23505']);

/** Max size of a snapshot file, in bytes. */
const SNAPSHOT_MAX_BYTES = 268_435_456;

const stateView = ({ name, at }: NamedState) => ({ name, at: toKoreanTimestamp(at) });

/** Creates the routes for snapshots and parallel branches. */
export function stateControls(db: Database, clock: Clock): Hono {
  const app = new Hono();
  const list = async (kind: StateKind) => jsonResponse(200, (await listStates(db, kind)).map(stateView));
  const remove = async (kind: StateKind, name: string) => {
    await assertExists(db, kind, name);
    await deleteState(db, kind, name);
    return new Response(null, { status: 204 });
  };
  app.get('/snapshots/', () => list('snapshot'));
  app.post('/snapshots/', async (context) => {
    const { name } = await readControl<{ name: string }>(context, 'NewSnapshot');
    return jsonResponse(201, await createSnapshot(db, name, await clock.now()));
  });
  app.post('/snapshots/:name/restore/', async ({ req }) => {
    await assertExists(db, 'snapshot', req.param('name'));
    await restoreSnapshot(db, req.param('name'));
    return jsonResponse(200, clockView(await clock.read()));
  });
  app.get('/snapshots/:name/', async ({ req }) => {
    const name = req.param('name');
    await assertExists(db, 'snapshot', name);
    return new Response(await exportSnapshot(db, name), {
      headers: {
        'Content-Type': 'application/x-ndjson',
        'Content-Disposition': `attachment; filename="${name}.ndjson"`,
        'Cache-Control': 'no-store',
      },
    });
  });
  app.put('/snapshots/:name/', async (context) => {
    const file = new TextDecoder().decode(await readBytes(context, SNAPSHOT_MAX_BYTES));
    return jsonResponse(200, stateView(await importFile(db, context.req.param('name'), file)));
  });
  app.delete('/snapshots/:name/', ({ req }) => remove('snapshot', req.param('name')));
  app.get('/branches/', () => list('branch'));
  app.post('/branches/', async (context) => {
    const body = await readControl<{ name?: string; from?: string }>(context, 'NewBranch');
    const { name = randomBytes(6).toString('hex'), from } = body;
    if (from === undefined)
      return jsonResponse(201, await create(db, 'branch', { name, at: await clock.now() }));
    const snapshot = (await listStates(db, 'snapshot')).find((state) => state.name === from);
    if (!snapshot) throw unknownState('snapshot', from);
    return jsonResponse(201, await create(db, 'branch', { name, at: snapshot.at, from }));
  });
  app.delete('/branches/:name/', ({ req }) => remove('branch', req.param('name')));
  return app;
}

/** Saves the caller's state. @throws Problem for a name that is taken or malformed */
export async function createSnapshot(db: Database, name: string, at: Date) {
  return create(db, 'snapshot', { ...checkControl<{ name: string }>({ name }, 'NewSnapshot'), at });
}

/** @throws Problem for a file of another version, or a malformed name */
export async function importFile(db: Database, given: string, file: string): Promise<NamedState> {
  const { name } = checkControl<{ name: string }>({ name: given }, 'NewSnapshot');
  try {
    return await importSnapshot(db, name, file);
  } catch (error) {
    if (error instanceof SnapshotFileError) throw invalidField('body', texts.controls.otherSnapshot);
    throw error;
  }
}

async function create(db: Database, kind: StateKind, state: NamedState & { readonly from?: string }) {
  try {
    await copyState(db, kind, state);
  } catch (error) {
    if (!DUPLICATE_SCHEMA.has(sqlState(error) ?? '')) throw error;
    throw invalidField('name', texts.controls.nameTaken);
  }
  return stateView(state);
}

/** Runs a request on the branch that it names. */
export function withBranch(db: Database): MiddlewareHandler {
  return async (context, next) => {
    const name = context.req.header('X-Sandbox-Branch');
    if (name === undefined) return next();
    const isMissing = async () => !(await hasState(db, 'branch', name));
    const missing = () => problemResponse(unknownState('branch', name), 'en');
    if (await isMissing()) return missing();
    try {
      await inSchema(branchSchema(name), next);
      if (context.res.status < 500) return undefined;
    } catch (error) {
      if (!(await isMissing())) throw error;
    }
    // The branch may have been deleted during the request.
    if (await isMissing()) context.res = missing();
    return undefined;
  };
}

/** Checks that a state exists. @throws Problem `not_found` */
export async function assertExists(db: Database, kind: StateKind, name: string): Promise<void> {
  if (!(await hasState(db, kind, name))) throw unknownState(kind, name);
}

function unknownState(kind: StateKind, name: string) {
  return problem('not_found', { message: sameInBoth(`There is no ${kind} ${name.slice(0, 100)}.`) });
}
