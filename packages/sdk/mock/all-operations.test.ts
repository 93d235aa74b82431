// @vitest-environment node
import type { ChildProcess } from 'node:child_process';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { mockServer } from '../../../scripts/prism.ts';
import { startServers } from '../../../scripts/servers.ts';
import * as schemas from '../src/generated/schemas.ts';
import { createGliClient, memoryTokenStore } from '../src/index.ts';
import { gliHandlers } from '../src/testing/index.ts';
import { callsOfAllOperations } from './calls.ts';

const calls = callsOfAllOperations();
const prismPort = 4021;

describe('all operations called through the SDK against Prism', () => {
  let children: ChildProcess[] = [];
  beforeAll(async () => {
    children = await startServers([mockServer(prismPort)]);
  });
  afterAll(() => {
    for (const child of children) child.kill('SIGTERM');
  });

  test('returns valid responses', async () => {
    await expectAll(`http://127.0.0.1:${prismPort}`, 'Prism');
  });
});

describe('all operations called through the SDK against the MSW handlers', () => {
  const server = setupServer(...gliHandlers({ baseUrl: 'http://gli.test/api' }));
  beforeAll(() => server.listen());
  afterAll(() => server.close());

  test('returns valid responses', async () => {
    await expectAll('http://gli.test/api', 'MSW');
  });
});

async function expectAll(baseUrl: string, name: string): Promise<void> {
  const client = createGliClient({ baseUrl, tokens: memoryTokenStore({ access: 'a.b.c', refresh: 'r' }) });
  const rows: Record<string, string> = {};
  for (const { id, url, init } of calls) {
    const schema = getSchema(id);
    try {
      const body = await client.send<unknown>(url, init);
      const result = schema?.safeParse(body);
      rows[id] = result?.success ? 'ok' : `invalid: ${result?.error?.message ?? 'no validator'}`;
    } catch (error) {
      rows[id] = `failed: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  console.table(
    Object.entries(rows).map(([operation, result]) => ({ operation, result: result.slice(0, 80) })),
  );
  const good = Object.values(rows).filter((result) => result === 'ok').length;
  console.log(`${name}: ${good}/${calls.length} operations respond as the contract says.`);
  expect(Object.entries(rows).filter(([, result]) => result !== 'ok')).toEqual([]);
  expect(calls).toHaveLength(86);
}

function getSchema(id: string): ZodMiniType | undefined {
  const name = `z${id.charAt(0).toUpperCase()}${id.slice(1)}Response`;
  return new Map<string, ZodMiniType>(Object.entries(schemas)).get(name);
}
