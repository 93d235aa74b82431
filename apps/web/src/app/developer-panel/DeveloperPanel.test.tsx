// @vitest-environment happy-dom
import { createGliClient } from '@gli/sdk';
import { investInRwaAsset, listRwaAssets } from '@gli/sdk/operations';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import contract from '../../../../../packages/sdk/openapi.json?raw';
import { DeveloperPanel } from './DeveloperPanel.tsx';
import { createPreferredErrors, readDeclaredErrors } from './preferred-errors.ts';

afterEach(cleanup);

test('sends Prefer with the calls of the chosen operation, until the choice ends', async () => {
  const sent: (string | null)[] = [];
  const client = createGliClient({
    baseUrl: 'http://gli.test/api',
    fetch: async (_, { headers }) => {
      sent.push(new Headers(headers).get('Prefer'));
      return Response.json({});
    },
  });
  const onChange = vi.fn();
  const { container } = render(
    <DeveloperPanel
      declared={readDeclaredErrors(contract)}
      preferred={createPreferredErrors(client)}
      onChange={onChange}
    />,
  );
  const [operation, error] = container.querySelectorAll('select');
  if (!operation || !error) throw new Error('The panel has two lists.');
  const user = userEvent.setup();
  const invest = () => investInRwaAsset(client, { id: 'ast_1', body: { amount: '1', accepted_risk: true } });

  await user.selectOptions(operation, 'investInRwaAsset');
  await user.selectOptions(error, '409 insufficient_balance');
  await listRwaAssets(client);
  await invest();
  await user.selectOptions(operation, 'getProfile');
  expect(error.value).toBe('');
  await user.selectOptions(operation, 'investInRwaAsset');
  expect(error.value).toBe('409 insufficient_balance');
  await user.selectOptions(error, '');
  await invest();
  expect(sent).toEqual([null, 'code=409, example=insufficient_balance', null]);
  expect(onChange).toHaveBeenCalledTimes(2);
});
