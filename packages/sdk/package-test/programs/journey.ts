// Makes an integrator's first calls to a mock of the contract: log in, read, invest, handle an error.
import { createGliClient, GliConflictError, memoryTokenStore, unwrap } from '@gli/sdk';
import contract from '@gli/sdk/openapi.json' with { type: 'json' };
import * as hooks from '@gli/sdk/react';
import { zRwaAsset } from '@gli/sdk/schemas';
import { exampleOf, gliHandlers } from '@gli/sdk/testing';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { openTelemetry } from './open-telemetry.ts';

const baseUrl = process.env.GLI_BASE_URL ?? '';
const tokens = memoryTokenStore();
const exporter = new InMemorySpanExporter();
const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
const client = createGliClient({ baseUrl, tokens });
client.use(openTelemetry(provider.getTracer('journey')));

const login = unwrap(
  await client.POST('/auth/login/', {
    body: { username: 'seoyeon.kim@example.com', password: 'correct horse' },
  }),
);
tokens.set({ access: login.token.access, refresh: login.token.refresh });
const assets = unwrap(await client.GET('/v1/rwa/assets/', { params: { query: { ordering: 'apy_high' } } }));
const first = assets.results[0];
if (!first) throw new Error('no asset');
for await (const { id } of client.pages('/v1/rwa/assets/', { params: { query: { ordering: 'apy_high' } } })) {
  if (id !== first.id) throw new Error('pages');
  break;
}
const asset = zRwaAsset.parse(
  unwrap(await client.GET('/v1/rwa/assets/{id}/', { params: { path: { id: first.id } } })),
);
const investment = unwrap(
  await client.POST('/v1/rwa/assets/{id}/invest/', {
    params: { path: { id: asset.id } },
    body: { amount: '2500.00', accepted_risk: true },
  }),
);
try {
  unwrap(
    await client.POST('/v1/rwa/assets/{id}/invest/', {
      params: { path: { id: asset.id } },
      body: { amount: '2500.00', accepted_risk: true },
      headers: { Prefer: 'code=409, example=insufficient_balance' },
    }),
  );
  throw new Error('the conflict was not reported');
} catch (error) {
  if (!(error instanceof GliConflictError) || error.code !== 'insufficient_balance') throw error;
}
if (typeof hooks.useListRwaAssets !== 'function' || gliHandlers().length !== 86)
  throw new Error('entry points');
if (exampleOf('getProfile', 200).id !== login.user.id) throw new Error('examples');
const spans = exporter
  .getFinishedSpans()
  .map(({ name, attributes }) => `${name} ${attributes['http.response.status_code']}`);
if (
  !spans.includes('GET /v1/rwa/assets/{id}/ 200') ||
  !spans.includes('POST /v1/rwa/assets/{id}/invest/ 409')
)
  throw new Error(`spans: ${spans.join(', ')}`);
console.log(
  `${login.user.name}: ${assets.count} assets, invested ${investment.principal} ${investment.token} in ${asset.name} (contract ${contract.info.version}).`,
);
