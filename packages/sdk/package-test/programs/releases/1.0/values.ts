import {
  createGliClient,
  type GliClientOptions,
  GliRateLimitError,
  GliTimeoutError,
  type LogEntry,
  type OrderStatus,
  type RiskLevel,
  type RwaAsset,
  type Token,
  type TokenStore,
  unwrap,
} from '@gli/sdk';

const translations: Record<OrderStatus, string> = {
  pending_payment: 'Waiting for the payment',
  paid: 'Paid',
  preparing: 'Being prepared',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};
const balances = new Map<Token, string>();
const colors = { low: 'green', medium: 'yellow', high: 'orange', very_high: 'red' } satisfies Record<
  RiskLevel,
  string
>;
const colorOf = (risk: RiskLevel): string => colors[risk];
const lines: LogEntry[] = [];

const tokens: TokenStore = { get: () => null, set: () => {}, clear: () => {} };
const options: GliClientOptions = {
  baseUrl: '/api',
  tokens,
  fetch: (request) => fetch(request),
  timeoutMs: 5000,
  csrf: () => 'c5rf',
  log: (entry) => lines.push(entry),
};
const client = createGliClient(options);

export async function summary(id: string): Promise<string> {
  const asset: RwaAsset = unwrap(await client.GET('/v1/rwa/assets/{id}/', { params: { path: { id } } }));
  const { results } = unwrap(
    await client.GET('/v1/shopping/orders/', { params: { query: { status: 'paid' } } }),
  );
  const { balances: found } = unwrap(await client.GET('/v1/wallet/info/'));
  for (const { token, balance } of found) balances.set(token, balance);
  return `${colorOf(asset.risk_level)} ${results.map(({ status }) => translations[status]).join()}`;
}

export async function portrait(file: Blob): Promise<string> {
  const form = new FormData();
  form.append('avatar', file);
  try {
    const { avatar_url } = await client.upload('/user/profile/avatar/', form, {
      onProgress: ({ loaded, total }) => console.log(loaded / total),
    });
    return avatar_url ?? '';
  } catch (error) {
    if (error instanceof GliRateLimitError || error instanceof GliTimeoutError) return error.next;
    throw error;
  }
}
