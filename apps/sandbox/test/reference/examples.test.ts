// Every program of the reference does what it says: its recipe runs against the sandbox, step by step. The programs
// themselves are run by scripts/check-sandbox-package.ts.
import { expect, it } from 'vitest';
import { operations } from '../../src/areas/reference/contract.ts';
import {
  type Call,
  fileOf,
  isForm,
  type Json,
  type Kept,
  variableOf,
} from '../../src/areas/reference/examples/recipe.ts';
import { CREDENTIALS, recipeOf } from '../../src/areas/reference/examples/recipes.ts';
import { registerMember, signIn } from '../members.ts';
import { jpeg, PDF } from '../pictures.ts';
import { startTestSandbox, type TestResponse } from '../sandbox.ts';

const sandbox = await startTestSandbox();

it.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s runs',
  async (id, operation) => {
    const { caller, before, call } = recipeOf(operation);
    const values = new Map([['email', `you-${id}@example.com`.toLowerCase()]]);
    const token = await tokenOf(caller);
    for (const step of before) {
      const response = await send(step.call, token, values);
      expect(response.status, `${step.call.operation.id}: ${JSON.stringify(response.body)}`).toBeLessThan(
        300,
      );
      if (step.kept) values.set(step.kept.as, read(response, step.kept));
    }
    const { status, body } = await send(call, token, values);
    // The nonce of the contract's example is used; the program for @gli/sdk signs a new one.
    const expected = id === 'verifyWalletSignature' ? 400 : operation.responses[0]?.status;
    expect(status, JSON.stringify(body)).toBe(expected);
  },
);

async function tokenOf(caller: ReturnType<typeof recipeOf>['caller']): Promise<string | undefined> {
  if (caller === 'nobody') return undefined;
  if (caller === 'new member') return (await registerMember(sandbox)).access;
  return (await signIn(sandbox, CREDENTIALS[caller].username)).access;
}

async function send(
  call: Call,
  token: string | undefined,
  values: Map<string, string>,
): Promise<TestResponse> {
  const { operation, path, query, body } = call;
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(fill(path[name] ?? '', values)),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const sent =
    body === undefined ? {} : isForm(call) ? { body: formOf(body, values) } : { json: fill(body, values) };
  return sandbox.send(operation.method, `${filled}?${search}`, { token, ...sent });
}

function formOf(body: Json, values: Map<string, string>): FormData {
  const form = new FormData();
  if (typeof body !== 'object' || body === null) return form;
  for (const [name, value] of Object.entries(body)) {
    const file = fileOf(value);
    if (file === null) form.append(name, String(fill(value, values)));
    else form.append(name, new Blob([bytesOf(file)]), file);
  }
  return form;
}

function fill(value: Json, values: Map<string, string>): Json {
  const variable = variableOf(value);
  if (variable !== null) return values.get(variable) ?? '';
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, entry]) => [name, fill(entry, values)] as const);
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}

function read({ headers, body }: TestResponse, { from }: Kept): string {
  if ('header' in from) return headers.get(from.header) ?? '';
  return String(from.reduce((value, step) => value[step], body));
}

function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  return file.endsWith('.pdf') ? PDF : jpeg(480, 640);
}
