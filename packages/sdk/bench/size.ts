// Bytes that a page downloads for one typed call, minified and gzipped.
import { clientSize } from '../../../scripts/measure/client-size.ts';

const sdk = `${import.meta.dirname}/..`;
const entries = {
  '@gli/sdk, one call, every layer':
    "import { createGliClient } from './src/index.ts';\nconst client = createGliClient({ baseUrl: '/api' });\nexport const assets = () => client.GET('/v1/rwa/assets/featured/');",
  '@gli/sdk with validation of responses (zod external)':
    "import { createGliClient, validateResponses } from './src/index.ts';\nconst client = createGliClient({ validate: validateResponses([]) });\nexport const assets = () => client.GET('/v1/rwa/assets/featured/');",
  'openapi-fetch alone':
    "import createClient from 'openapi-fetch';\nconst client = createClient({ baseUrl: '/api' });\nexport const assets = () => client.GET('/v1/rwa/assets/featured/');",
  ky: "import ky from 'ky';\nexport const assets = () => ky.get('/api/v1/rwa/assets/featured/').json();",
  axios: "import axios from 'axios';\nexport const assets = () => axios.get('/api/v1/rwa/assets/featured/');",
};

const rows = [];
for (const [library, source] of Object.entries(entries))
  rows.push({ library, 'bytes gzip': await clientSize(sdk, source) });
const own = rows[0]?.['bytes gzip'] ?? 1;
console.log('\nSize of one typed call');
console.table(
  rows.map((row) => ({ ...row, 'times @gli/sdk': Math.round((100 * row['bytes gzip']) / own) / 100 })),
);
