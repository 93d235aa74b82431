// Sends thousands of requests generated from the contract, with and without a token: bodies and parameters that break
// each schema keyword, and mostly valid variants. Set FUZZ_SEED to repeat a run and FUZZ_REQUESTS to make it longer.
import { expect, test } from 'vitest';
import { registerMember, signIn, type TestMember } from '../test/members.ts';
import { isNightly } from '../test/nightly.ts';
import { startTestSandbox } from '../test/sandbox.ts';
import { type FuzzCase, generateCases } from './cases.ts';
import { SeededRandom } from './random.ts';

const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const requestCount = Number(process.env.FUZZ_REQUESTS ?? (isNightly ? 10_000 : 4_000));

/** These operations end the caller's session, so the operator never calls them. */
const sessionEndingOperations = new Set([
  'logOut',
  'forceLogOut',
  'revokeLoginSession',
  'changePassword',
  'deleteAccount',
]);

/** Always allowed, because a broken id can make the path or method unknown. */
const alwaysAllowed = new Set([404, 405]);

const sandbox = await startTestSandbox();

test(`returns only declared statuses below 500 for ${requestCount} requests and rejects invalid ones`, {
  timeout: 600_000,
}, async () => {
  const random = new SeededRandom(seed);
  const admin = await signIn(sandbox, 'jihoon.choi@gli.example');
  let member: TestMember = await registerMember(sandbox);
  const cases = generateCases(random, () => member.id);
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  let broken = 0;
  let refused = 0;

  for (let sent = 0; sent < requestCount; sent++) {
    const one = cases.next().value;
    if (!one) break;
    const token = tokenFor(one);
    const status = await sendForStatus(one, token);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const problem = problemWith(one, status);
    if (problem) failures.push(`${problem}: seed ${seed}, request ${sent}: ${describe(one)}`);
    if (one.isBroken) broken++;
    if (one.isBroken && status >= 400 && status < 500) refused++;
    // Replaces a member whose session or account has ended.
    if (status === 401 && token === member.access) member = await registerMember(sandbox);
    // Lets codes, quotes and reservations expire, but not the tokens.
    if (sent % 500 === 0) sandbox.advance(20_000);
  }

  console.log(
    `Fuzz, seed ${seed}: ${requestCount} requests, ${broken} of them broken, ${refused} of those refused; ` +
      [...statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
  );
  expect(failures.slice(0, 20)).toEqual([]);
  expect(refused).toBe(broken);

  function tokenFor({ operation }: FuzzCase): string | undefined {
    if (random.chance(0.15)) return undefined;
    if (random.chance(0.1)) return 'not.a.token';
    return random.chance(0.2) && !sessionEndingOperations.has(operation.id) ? admin.access : member.access;
  }

  async function sendForStatus(
    { operation, path, headers, body }: FuzzCase,
    token: string | undefined,
  ): Promise<number> {
    const request = new Request(`http://sandbox.test/api${path}`, {
      method: operation.method,
      headers: { ...headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body }),
    });
    try {
      const response = await sandbox.sandbox.fetch(request, '121.166.24.8');
      await response.arrayBuffer();
      return response.status;
    } catch (error) {
      failures.push(
        `rejected: ${String(error).slice(0, 300)}: ${describe({ operation, path, headers, body, how: '', isBroken: false })}`,
      );
      return 599;
    }
  }
});

function problemWith({ operation, isBroken }: FuzzCase, status: number): string | null {
  if (status >= 500) return `returned ${status}`;
  if (!operation.responses.has(status) && !alwaysAllowed.has(status))
    return `returned ${status}, which is not declared`;
  if (isBroken && status < 400) return `accepted what is broken with ${status}`;
  return null;
}

function describe({ operation, how, path, headers, body }: FuzzCase): string {
  const shown = typeof body === 'string' ? body.slice(0, 400) : body instanceof FormData ? '[form]' : '';
  return `${operation.id} (${how}) ${operation.method} ${path.slice(0, 200)} ${JSON.stringify(headers)} ${shown}`;
}
