import { describe, expect, it } from 'vitest';
import { newWallet, registerMember, signIn } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';
import { buildAddress, operationsWhere } from './example-request.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
// The operator may read every list. Lists of a member use the operator's own id.
const operator = await signIn(sandbox, 'jihoon.choi@gli.example');
const token = operator.access;
/** Reads a list with a parameter given zero or more times. */
const read = (method: string, address: string, name: string, ...values: string[]) => {
  const url = new URL(address, 'http://sandbox.test');
  url.searchParams.delete(name);
  for (const value of values) url.searchParams.append(name, value);
  return send(method, `${url.pathname}${url.search}`, { token });
};

const queries = operationsWhere(({ method }) => method === 'GET').flatMap(({ id, operation }) =>
  operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required }) => ({ id, operation, name, required })),
);

it.each(queries)('$id rejects a repeated $name', async ({ operation, name }) => {
  const { status, body } = await read(operation.method, buildAddress(operation, operator.id), name, 'a', 'b');
  // A wallet address has its own code, which clients match (Spec §8).
  const code = name === 'wallet_address' ? 'invalid_wallet_address' : 'validation_failed';
  expect([status, body.code, Object.keys(body.details)]).toEqual([400, code, [name]]);
});

it.each(queries.filter(({ required }) => required))('$id requires $name', async ({ operation, name }) => {
  const { status, body } = await read(operation.method, buildAddress(operation, operator.id), name);
  expect([status, body.code, Object.keys(body.details)]).toEqual([400, 'validation_failed', [name]]);
});

describe.each(queries.filter(({ name }) => name === 'page'))('$id', ({ operation }) => {
  const page = (value: string) => read(operation.method, buildAddress(operation, operator.id), 'page', value);

  it('rejects page 0', async () => {
    expect(await page('0')).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('rejects a page past the last one', async () => {
    expect(await page('1000000')).toMatchObject({ status: 404, body: { code: 'page_not_found' } });
  });
});

it.each(queries.filter(({ name }) => name === 'wallet_address'))(
  "$id reads only the member's own wallet",
  async ({ operation, name }) => {
    const { access } = await registerMember(sandbox);
    const { path, method } = operation;
    const foreign = await send(method, `${path}?${name}=${newWallet().address}`, { token: access });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'wallet_not_found' } });
  },
);
