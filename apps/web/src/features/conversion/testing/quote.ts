import type { ConversionQuote } from '@gli/sdk';

/** Creates a quote of 500 GLIB to GLID with overrides for a test. */
export function createQuote(changes: Partial<ConversionQuote>): ConversionQuote {
  return {
    id: 'qte_9fk3w7bn1d',
    from_token: 'GLIB',
    to_token: 'GLID',
    amount: '500',
    conversion_type: 'instant',
    market_rate: '0.4',
    rate: '0.4',
    price_impact_percent: '0',
    gross_amount: '200',
    fee_percent: '1',
    fee_amount: '2',
    receive_amount: '198',
    irreversible: false,
    warnings: [],
    valid: true,
    balance_before: '10000',
    balance_after: '9500',
    shortfall: '0',
    estimated_seconds: 10,
    created_at: '2026-11-21T18:00:00+09:00',
    expires_at: '2026-11-21T18:03:00+09:00',
    ...changes,
  };
}
