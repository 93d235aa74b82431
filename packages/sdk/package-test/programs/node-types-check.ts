// Compiles without browser types, once with Node's types and once without.
import { createGliClient, type GliClientOptions, type RwaAsset, unwrap, validateResponses } from '@gli/sdk';
import { responseSchemas, zRwaAsset } from '@gli/sdk/schemas';

const options: GliClientOptions = {
  baseUrl: 'https://gli.test/api',
  validate: validateResponses(responseSchemas),
};
const client = createGliClient(options);

export async function readAsset(id: string): Promise<RwaAsset> {
  const headers = { 'X-Trace': 'trace-1', 'X-Absent': undefined };
  const call = await client.GET('/v1/rwa/assets/{id}/', { params: { path: { id } }, headers });
  const asset = unwrap(call);
  // @ts-expect-error the data keeps its type
  asset.expected_apy.toFixed();
  return zRwaAsset.parse(asset);
}
// @ts-expect-error the options keep their types
export const wrong = client.GET('/v1/rwa/assets/', { timeoutMs: '5' });
