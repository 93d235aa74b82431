import { createGliClient, memoryTokenStore, unwrap } from '@gli/sdk';

const tokens = memoryTokenStore();
const client = createGliClient({ baseUrl: 'http://127.0.0.1:4000/api', tokens, language: 'en' });

const { token } = unwrap(
  await client.POST('/auth/login/', {
    body: { username: 'seoyeon.kim@example.com', password: 'your password' },
  }),
);
tokens.set({ access: token.access, refresh: token.refresh });

const assets = unwrap(
  await client.GET('/v1/rwa/assets/', { params: { query: { risk_level: 'medium', ordering: 'apy_high' } } }),
);
for (const asset of assets.results) console.log(asset.name, asset.expected_apy, asset.funding.remaining);
