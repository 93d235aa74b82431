import { createGliClient, validateResponses } from '@gli/sdk';
import { responseSchemas, zRwaAsset } from '@gli/sdk/schemas';

// Checks every response during development:
export const client = createGliClient({ baseUrl: '/api', validate: validateResponses(responseSchemas) });
// Checks a single value:
export const isAsset = (value: unknown) => zRwaAsset.safeParse(value).success;
