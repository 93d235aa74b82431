import { DEMO_MEMBERS } from '../../../core/seed/demo-members.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { plusMs } from '../../../core/time/time.ts';
import { conversionTerms, findPair, listWarnings, QUOTE_LIFETIME_MS } from '../conversion/conversion.ts';
import { failConversion, settleConversion } from '../conversion/settle-conversions.ts';
import { startConversion } from '../conversion/start-conversion.ts';
import { conversionQuotes } from '../schema.ts';
import type { WalletFile } from './wallet-files.ts';

/** Converts tokens for a demo member by the regular rules. */
export async function seedConversion(
  { db, at }: SeedContext,
  seeded: WalletFile['conversions'][number],
): Promise<void> {
  const { id, transaction_id: transactionId, quote, completed } = seeded;
  const { from_token: from, to_token: to, amount, conversion_type: type } = seeded;
  const pair = findPair(from, to);
  if (!pair) throw new RangeError(`${from} does not convert to ${to}.`);
  const memberId = DEMO_MEMBERS[seeded.member].id;
  const createdAt = at(seeded.created_at);
  const terms = conversionTerms(pair, { amount, type, hasDiscount: false });
  const warnings = listWarnings(pair, terms);
  if (quote) {
    const quotedAt = at(quote.created_at);
    await db.insert(conversionQuotes).values({
      ...terms,
      id: quote.id,
      memberId,
      warnings,
      createdAt: quotedAt,
      expiresAt: plusMs(quotedAt, QUOTE_LIFETIME_MS),
      usedAt: createdAt,
    });
  }
  const conversion = await startConversion(db, {
    memberId,
    quoteId: quote?.id ?? null,
    terms,
    acknowledgedWarnings: warnings,
    idempotencyKey: seeded.idempotency_key ?? null,
    createdAt,
    seeded: { id, transactionId },
  });
  if (completed) {
    const { at: completedAt, received_id, hash } = completed;
    await settleConversion(db, conversion, at(completedAt), { id: received_id, hash: hash ?? undefined });
  } else await failConversion(db, conversion);
}
