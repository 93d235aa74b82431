import { defineHandler } from '../../../core/contract/handler.ts';
import { PAIRS } from './conversion.ts';
import { conversionRate } from './conversion-rates.ts';

const DEFAULT_DAYS = 30;

/** The market rate of every direction, with its history. */
export const listConversionRates = defineHandler('listConversionRates', async ({ query, now, reply }) => {
  const { from, to, days = DEFAULT_DAYS } = query;
  const pairs = PAIRS.filter(
    (pair) => (from === undefined || pair.from_token === from) && (to === undefined || pair.to_token === to),
  );
  return reply(
    200,
    pairs.map((pair) => conversionRate(pair, now, days)),
  );
});
