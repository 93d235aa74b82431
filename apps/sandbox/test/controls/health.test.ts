import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readHealth } from '../../src/controls/health.ts';
import document from '../../src/controls/openapi.json' with { type: 'json' };
import { openDatabase } from '../../src/core/data/open-database.ts';
import { openClock } from '../../src/core/time/clock.ts';
import { freshData, startTestSandbox } from '../sandbox.ts';
import { control } from './control.ts';

const open = await startTestSandbox({ controls: true });

it('returns the version, contract version, database and clock without the controls flag', async () => {
  const closed = await startTestSandbox();
  const { status, headers, body } = await control(closed, 'GET', '/health/');
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(body).toMatchObject({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    contract_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    database: expect.stringMatching(/^(PGlite, )?PostgreSQL \d/),
    clock: { mode: 'running' },
  });
  expect(Date.parse(body.clock.now) - closed.now().getTime()).toBeLessThan(1000);
});

it('returns 503 if the database does not respond', async () => {
  const { data, drop } = await freshData();
  const database = await openDatabase(data);
  const clock = await openClock(database.db, { isMovable: true });
  await database.close();
  expect(await readHealth(database, clock)).toMatchObject({ status: 503, body: { status: 'unavailable' } });
  await drop();
});

it('returns 503 if the data folder is gone', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gli-health-'));
  const database = await openDatabase({ folder });
  const clock = await openClock(database.db, { isMovable: true });
  expect((await readHealth(database, clock)).status).toBe(200);
  await rm(folder, { recursive: true });
  expect((await readHealth(database, clock)).status).toBe(503);
  await database.close().catch(() => {});
});

it('serves an OpenAPI document of the controls and every operation in it', async () => {
  expect((await control(open, 'GET', '/openapi.json')).body).toEqual(document);
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of Object.keys(item)) {
      // Sends an invalid body and an unknown name, so that each control must reject them itself.
      const json = method === 'post' && !path.includes('reset') ? { fits: 'nothing' } : undefined;
      const address = path.replace('/sandbox', '').replace('{name}', 'missing');
      const { status, body } = await control(open, method.toUpperCase(), address, json);
      expect([method, path, status, body?.message ?? null]).toEqual([
        method,
        path,
        expect.toSatisfy((code: number) => code < 500),
        expect.not.stringMatching(/^Requested resource not found/),
      ]);
    }
  }
});
