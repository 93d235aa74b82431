import { createGliClient, GliConflictError, GliError, unwrap } from '@gli/sdk';

const client = createGliClient({ baseUrl: 'https://host.example/api' });

async function invest(id: string, amount: string, key: string) {
  try {
    return unwrap(
      await client.POST('/v1/rwa/assets/{id}/invest/', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body: { amount, accepted_risk: true },
      }),
    );
  } catch (error) {
    if (error instanceof GliConflictError && error.code === 'insufficient_balance') return 'top up first';
    if (error instanceof GliError) return error.next; // 'retry' | 'wait' | 'sign-in' | 'fix-input' | 'contact-support'
    throw error;
  }
}

await invest('ast_5gw8n2kd7q', '2500.00', crypto.randomUUID());
