// Prints each asset of the platform on a separate line, then a member's portfolio.
import { createGliClient, GliError, memoryTokenStore } from '@gli/sdk';
import { getInvestmentPortfolio, logIn } from '@gli/sdk/operations';

const baseUrl = process.env.GLI_API ?? 'http://127.0.0.1:4000/api';
const tokens = memoryTokenStore();
const client = createGliClient({ baseUrl, tokens, language: 'en' });

try {
  for await (const asset of client.pages('/v1/rwa/assets/', {
    params: { query: { ordering: 'apy_high' } },
  })) {
    console.log(`${asset.expected_apy.padStart(6)} %  ${asset.name} (${asset.status})`);
  }
  const { token, user } = await logIn(client, {
    body: { username: 'seoyeon.kim@example.com', password: 'gli-sandbox-2026' },
  });
  tokens.set({ access: token.access, refresh: token.refresh });
  const { holdings } = await getInvestmentPortfolio(client);
  console.log(`${user.name} holds ${holdings.length} of them.`);
} catch (error) {
  if (!(error instanceof GliError)) throw error;
  console.error(`${error.name}: ${error.message} (${error.next})`);
  process.exitCode = 1;
}
