import { expect, it } from 'vitest';
import { registerMember, signIn } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';
import { buildAddress, buildBody, operationsWhere } from './example-request.ts';

const sandbox = await startTestSandbox();
const kim = await signIn(sandbox);
const operator = await signIn(sandbox, 'jihoon.choi@gli.example');
const stranger = await registerMember(sandbox);

const named = operationsWhere(({ parameters }) => parameters.some((parameter) => parameter.in === 'path'));
const isForOperators = ({ operation }: (typeof named)[number]) => operation.responses.has(403);

it.each(named)('$id returns 404 for an unknown id', async (row) => {
  const { method } = row.operation;
  const token = isForOperators(row) ? operator.access : stranger.access;
  const response = await sandbox.send(method, buildAddress(row.operation, 'xyz_0000000000'), {
    token,
    ...buildBody(row.operation),
  });
  expect(response).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

/** Operations on objects that every member may read or invest in. */
const SHARED = ['getMemberProfile', 'investInRwaAsset'];
const isPrivate = (row: (typeof named)[number]) =>
  row.operation.security === 'bearer' && !isForOperators(row) && !SHARED.includes(row.id);

it.each(named.filter(isPrivate))("$id hides Kim's objects from other members", async ({ operation }) => {
  const ask = (token: string) =>
    sandbox.send(operation.method, buildAddress(operation), {
      token,
      ...buildBody(operation),
    });
  expect(await ask(stranger.access)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  // The ids in the examples belong to Kim's existing objects.
  if (operation.method === 'GET') expect((await ask(kim.access)).status).toBe(200);
});

it.each(named.filter(isForOperators))('$id is restricted to operators', async ({ operation }) => {
  const response = await sandbox.send(operation.method, buildAddress(operation), {
    token: kim.access,
    ...buildBody(operation),
  });
  expect(response).toMatchObject({ status: 403, body: { code: 'permission_denied' } });
});
