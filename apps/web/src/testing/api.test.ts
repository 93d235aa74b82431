import { type ConversionExecuteInput, createGliClient, GliConflictError, GliNetworkError } from '@gli/sdk';
import { executeConversion, getProfile } from '@gli/sdk/operations';
import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { createApi, lost } from './api.ts';

const input: ConversionExecuteInput = { quote_id: 'qte_1', acknowledged_warnings: [] };

function page() {
  const api = createApi('https://api.gli.test/api');
  const client = createGliClient({ baseUrl: api.baseUrl, fetch: api.fetch, retry: { retries: 0 } });
  return { api, client };
}

test('responds with the contract’s example by default', async () => {
  const { api, client } = page();
  expect(await getProfile(client)).toEqual(exampleOf('getProfile', 200));
  api.reply('getProfile', { status: 200, body: { name: 'Lee' } });
  expect(await getProfile(client)).toEqual({ name: 'Lee' });
});

test('supports the contract’s named errors and lost responses', async () => {
  const { api, client } = page();
  api.reply('executeConversion', [409, 'insufficient_balance'], lost());
  await expect(executeConversion(client, { body: input })).rejects.toBeInstanceOf(GliConflictError);
  await expect(executeConversion(client, { body: input })).rejects.toBeInstanceOf(GliNetworkError);
});

test('separates the calls of two pages', async () => {
  const one = page();
  const other = page();
  await executeConversion(one.client, { body: input });
  expect(one.api.getCalls('executeConversion')).toMatchObject([{ body: input }]);
  expect(other.api.getCalls('executeConversion')).toEqual([]);
});

test('rejects requests for operations outside the contract', async () => {
  await expect(page().client.send('/v1/unknown/')).rejects.toThrow('The contract has no operation GET');
});
