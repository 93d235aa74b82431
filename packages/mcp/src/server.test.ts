import { createGliClient } from '@gli/sdk';
import { errorResponse, exampleNames, exampleOf, gliHandlers } from '@gli/sdk/testing';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createMcpServer } from './server.ts';
import { operationTools } from './tools.ts';

const baseUrl = 'http://gli.test/api';
const requests: Request[] = [];
const api = setupServer(...gliHandlers({ baseUrl }));
api.events.on('request:start', ({ request }) => requests.push(request.clone()));
api.listen({ onUnhandledFrame: 'error' });
afterEach(() => {
  api.resetHandlers();
  requests.length = 0;
});
afterAll(() => api.close());

async function connect(options: { allowWrites?: boolean; tags?: string[] } = {}): Promise<Client> {
  const client = createGliClient({ baseUrl, retry: { retries: 0 } });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createMcpServer({ client, allowWrites: false, tags: [], ...options }).connect(ours);
  const mcp = new Client({ name: 'test', version: '1.0.0' });
  await mcp.connect(theirs);
  return mcp;
}

function readText({ content }: { content: { type: string }[] }): string {
  const [first] = content;
  return first && 'text' in first ? String(first.text) : '';
}

test('offers only reads by default', async () => {
  const { tools } = await (await connect()).listTools();
  expect(tools.length).toBeGreaterThan(40);
  expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([]);
  expect(tools.map(({ name }) => name)).toContain('listRwaAssets');
});

test('offers writes if they are allowed, but none that returns tokens or takes a file', async () => {
  const { tools } = await (await connect({ allowWrites: true })).listTools();
  const names = tools.map(({ name }) => name);
  expect(names).toContain('investInRwaAsset');
  expect(names).not.toContain('uploadAvatar');
  const withTokens = operationTools.filter(({ name }) =>
    /"(access|refresh|access_token)":/.test(getExamples(name)),
  );
  expect(withTokens).toEqual([]);
});

function getExamples(name: (typeof operationTools)[number]['name']): string {
  return JSON.stringify(
    [200, 201].flatMap((status) =>
      exampleNames(name, status).map((example) => exampleOf(name, status, example)),
    ),
  );
}

test('offers the operations of the chosen tags', async () => {
  const { tools } = await (await connect({ tags: ['wallet'] })).listTools();
  expect(tools.map(({ name }) => name)).toContain('getWalletInfo');
  expect(tools.map(({ name }) => name)).not.toContain('listRwaAssets');
});

test('describes the parameters as the contract does', async () => {
  const { tools } = await (await connect({ allowWrites: true })).listTools();
  expect(JSON.stringify(tools)).not.toContain('$ref');
  const invest = tools.find(({ name }) => name === 'investInRwaAsset');
  expect(invest).toMatchObject({
    title: 'Invest in an RWA asset',
    inputSchema: {
      required: ['id', 'body'],
      properties: {
        body: { required: ['amount', 'accepted_risk'], properties: { accepted_risk: { enum: [true] } } },
        idempotency_key: { type: 'string' },
      },
    },
  });
  expect(invest?.description).toContain('insufficient_balance');
});

test('calls the operation with its path, query and body', async () => {
  const mcp = await connect({ allowWrites: true });
  const list = await mcp.callTool({ name: 'listRwaAssets', arguments: { risk_level: 'medium', page: 2 } });
  expect(requests.map(({ url }) => url)).toEqual([`${baseUrl}/v1/rwa/assets/?risk_level=medium&page=2`]);
  expect(JSON.parse(readText(list))).toEqual(exampleOf('listRwaAssets', 200));
  const body = { amount: '2500.00', accepted_risk: true };
  await mcp.callTool({
    name: 'investInRwaAsset',
    arguments: { id: 'ast_1', body, idempotency_key: 'key-0001-of-a-test' },
  });
  const [, invest] = requests;
  expect(invest?.url).toBe(`${baseUrl}/v1/rwa/assets/ast_1/invest/`);
  expect(invest?.headers.get('Idempotency-Key')).toBe('key-0001-of-a-test');
  expect(await invest?.json()).toEqual(body);
});

test('returns an error of the API with its code and next step', async () => {
  api.use(...gliHandlers({ baseUrl, overrides: { getRwaAsset: errorResponse('getRwaAsset', 404) } }));
  const result = await (await connect()).callTool({ name: 'getRwaAsset', arguments: { id: 'ast_none' } });
  expect(result.isError).toBe(true);
  expect(readText(result)).toMatch(/^.+\ncode: not_found\ndetails: \{\}\nnext: fix-input$/);
});

test('names the idempotency key of a write with an unknown outcome', async () => {
  api.use(
    ...gliHandlers({ baseUrl, overrides: { investInRwaAsset: errorResponse('investInRwaAsset', 500) } }),
  );
  const mcp = await connect({ allowWrites: true });
  const result = await mcp.callTool({
    name: 'investInRwaAsset',
    arguments: { id: 'ast_1', body: { amount: '1', accepted_risk: true } },
  });
  expect(readText(result)).toContain(`idempotency_key: ${requests[0]?.headers.get('Idempotency-Key')}`);
});

test('rejects input that breaks the contract without a request', async () => {
  const mcp = await connect({ allowWrites: true });
  const result = await mcp.callTool({
    name: 'investInRwaAsset',
    arguments: { id: 'ast_1', body: { amount: 1 } },
  });
  expect(result.isError).toBe(true);
  expect(readText(result)).toContain('accepted_risk');
  expect(requests).toEqual([]);
});
