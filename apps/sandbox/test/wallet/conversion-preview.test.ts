import type { ConversionPair, ConversionRate, ConversionTypeInfo } from '@gli/sdk';
import { calculateConversion, decimal } from '@gli/validation';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { access: token } = await registerMember(sandbox);
const read = async (path: string) => (await sandbox.send('GET', path, { token })).body;
const { pairs, types }: { pairs: ConversionPair[]; types: ConversionTypeInfo[] } = await read(
  '/v1/wallet/conversion/info/',
);
const rates: ConversionRate[] = await read('/v1/wallet/conversion/rates/');

it('quotes the same amounts as the preview for visitors', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...pairs),
      fc.constantFrom(...types),
      fc.bigInt({ min: 1n, max: 10_000_000_000_000n }),
      async (pair, type, units) => {
        const wished = decimal.add(pair.minimum_amount, decimal.multiply(String(units), '0.00000001'));
        const amount = decimal.compare(wished, pair.maximum_amount) > 0 ? pair.maximum_amount : wished;
        const json = { ...pairTokens(pair), amount, conversion_type: type.type };
        const quote = await sandbox.send('POST', '/v1/wallet/conversion/validate/', { token, json });
        expect(quote.status).toBe(200);
        const preview = calculateConversion(amount, {
          marketRate: readRate(pair),
          depthAmount: pair.depth_amount,
          feePercent: type.fee_percent,
        });
        expect(quote.body).toMatchObject({
          price_impact_percent: preview.priceImpactPercent,
          rate: preview.rate,
          gross_amount: preview.grossAmount,
          fee_percent: preview.feePercent,
          fee_amount: preview.feeAmount,
          receive_amount: preview.receiveAmount,
        });
      },
    ),
    { numRuns: 60 },
  );
});

const pairTokens = ({ from_token, to_token }: ConversionPair) => ({ from_token, to_token });

function readRate(pair: ConversionPair): string {
  const found = rates.find((rate) => rate.from_token === pair.from_token && rate.to_token === pair.to_token);
  if (!found) throw new Error('The pair has no rate.');
  return found.rate;
}
