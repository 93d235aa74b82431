import { expect, it } from 'vitest';
import { resolve, type Schema } from '../../src/core/contract/document.ts';
import {
  type ContractOperation,
  contractOperation,
  type OperationParameter,
} from '../../src/core/contract/operations.ts';
import { signIn } from '../members.ts';
import { buildAddress, buildBody, operationsWhere } from '../refusals/example-request.ts';
import { startTestSandbox, type TestResponse } from '../sandbox.ts';

// A parameter of the contract that a handler does not read would be ignored without an error.

const sandbox = await startTestSandbox();
const member = await signIn(sandbox);
const operator = await signIn(sandbox, 'jihoon.choi@gli.example');

// Adds a second pending reward, so that a page size of one matters.
await sandbox.send('POST', '/v1/referrals/rewards/manual', {
  token: operator.access,
  json: { ...Object(buildBody(contractOperation('grantManualReward')).json), member_id: member.id },
});

const inQuery = ({ parameters }: ContractOperation) =>
  parameters.filter(({ in: place }) => place === 'query');

it.each(operationsWhere((operation) => inQuery(operation).length > 0))(
  '$id reads each of its query parameters',
  async ({ operation }) => {
    const cases = inQuery(operation).map(({ name, ...parameter }) => ({
      name,
      values: listValues({ name, ...parameter }),
    }));
    const unread: string[] = [];
    for (const { name, values } of cases) {
      const others = cases.filter((other) => other.name !== name);
      // Some parameters only matter together with another one, such as `date_field` with `from_date`.
      const contexts = [
        {},
        ...others.flatMap((other) => other.values.map((value) => ({ [other.name]: value }))),
      ];
      if (!(await matters(operation, name, values, contexts))) unread.push(name);
    }
    expect(unread).toEqual([]);
  },
);

/** True if one of the values changes the response in one of the contexts. */
async function matters(
  operation: ContractOperation,
  name: string,
  values: readonly string[],
  contexts: readonly Record<string, string>[],
): Promise<boolean> {
  for (const context of contexts) {
    const without = await read(operation, context);
    for (const value of values) {
      if ((await read(operation, { ...context, [name]: value })) !== without) return true;
    }
  }
  return false;
}

async function read(operation: ContractOperation, query: Readonly<Record<string, string>>): Promise<string> {
  const url = new URL(buildAddress(operation), 'http://sandbox.test');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const { access: token } = operation.role === 'admin' ? operator : member;
  return toText(await sandbox.send(operation.method, `${url.pathname}${url.search}`, { token }));
}

/** Returns a response as text. The links to other pages repeat the query, so they are left out. */
const toText = ({ status, body }: TestResponse): string =>
  `${status} ${JSON.stringify(body, (key, value) => (key === 'next' || key === 'previous' ? value !== null : value))}`;

/** Returns valid values of every kind that the parameter's schema allows. */
function listValues({ schema, ...parameter }: OperationParameter): string[] {
  const { enum: choices, type, format } = withType(schema);
  if (choices) return choices;
  if (type === 'boolean') return ['true', 'false'];
  if (type === 'integer') return ['1', '2', '90'];
  if (format === 'date') return ['2000-01-01', '9000-01-01'];
  const example = 'example' in parameter ? String(parameter.example) : '';
  // The second value matches nothing.
  return [example, example.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'))];
}

/** Follows a `$ref`, which may have a `default` next to it. */
function withType(schema: Schema & { readonly enum?: string[] }): typeof schema {
  return schema.$ref === undefined ? schema : withType(resolve<typeof schema>({ $ref: schema.$ref }).value);
}
