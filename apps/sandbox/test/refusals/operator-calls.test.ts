import { expect, it } from 'vitest';
import { registerMember, signIn } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';
import { buildAddress, buildBody, operationsWhere } from './example-request.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
const needsLogin = operationsWhere(({ security }) => security !== 'public');
const signsOut = ['logOut', 'forceLogOut', 'deleteAccount'];
const member = await registerMember(sandbox);
const operator = await signIn(sandbox, 'jihoon.choi@gli.example');

it.each(needsLogin)(
  '$id is restricted to operators only if its `x-gli-role` is admin',
  async ({ operation }) => {
    const { access: token } = signsOut.includes(operation.id) ? await registerMember(sandbox) : member;
    const { status, body } = await send(operation.method, buildAddress(operation), {
      token,
      ...buildBody(operation),
    });
    const isRefused = status === 403 && body.code === 'permission_denied';
    expect(isRefused).toBe(operation.role === 'admin');
  },
);

it.each(needsLogin.filter(({ operation }) => operation.role === 'admin'))(
  '$id is available to an operator',
  async ({ operation }) => {
    const { access: token } = operator;
    const { status } = await send(operation.method, buildAddress(operation), {
      token,
      ...buildBody(operation),
    });
    expect([401, 403]).not.toContain(status);
  },
);
