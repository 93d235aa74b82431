import { expect, it } from 'vitest';
import { contractOperations } from '../../src/core/contract/operations.ts';
import { registerMember, signIn } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';
import { schemaPaths, valuesAt } from './property-paths.ts';
import { type Body, storedPropertyCases } from './stored-property-cases.ts';

// Finds properties that the contract accepts but the sandbox loses. Writes every property of every request body and
// reads it back with another call.

const sandbox = await startTestSandbox();
const cases = storedPropertyCases(sandbox, await signIn(sandbox, 'jihoon.choi@gli.example'));

const propertiesByOperation: ReadonlyMap<string, readonly string[]> = new Map(
  contractOperations.flatMap(({ id, body }) =>
    body === null ? [] : [[id, schemaPaths(body.media.schema)] as const],
  ),
);

it('has a test case for every operation with a body', () => {
  expect(Object.keys(cases).sort()).toEqual([...propertiesByOperation.keys()].sort());
});

const written = Object.entries(cases).flatMap(([id, one]) =>
  typeof one === 'string' ? [] : [{ id, ...one, properties: propertiesByOperation.get(id) ?? [] }],
);

it.each(written)('tests $id with two values of each property', ({ bodies, hidden, properties }) => {
  const values = (path: string) => new Set(bodies.map((body) => JSON.stringify(valuesAt(body, path))));
  const untried = properties.filter((path) => hidden?.[path] === undefined && values(path).size < 2);
  expect(untried).toEqual([]);
});

it.each(written)('stores every property of $id', async ({ bodies, store, hidden, properties }) => {
  for (const body of bodies) {
    const stored = await store(body);
    const sent = properties.filter((path) => hidden?.[path] === undefined && valuesAt(body, path).length > 0);
    const readValues = (from: Body) => sent.map((path) => [path, valuesAt(from, path)]);
    expect(readValues(stored)).toEqual(readValues(body));
  }
});

it.each(propertiesByOperation.get('replaceProfile') ?? [])(
  'changes the profile’s ETag when %s changes',
  async (path) => {
    const { replaceProfile } = cases;
    if (typeof replaceProfile !== 'object') throw new Error('The profile has bodies.');
    const [changed, before] = replaceProfile.bodies;
    const { access: token } = await registerMember(sandbox);
    const put = await sandbox.send('PUT', '/user/profile/', { token, json: before });
    const [value] = valuesAt(changed, path);
    const json = path.split('.').reduceRight((inner, name) => ({ [name]: inner }), value);
    const patch = await sandbox.send('PATCH', '/user/profile/', { token, json });
    expect([put.status, patch.status]).toEqual([200, 200]);
    expect(patch.headers.get('ETag')).not.toBe(put.headers.get('ETag'));
    const read = await sandbox.send('GET', '/user/profile/', { token });
    expect(read.headers.get('ETag')).toBe(patch.headers.get('ETag'));
  },
);
