import type { ConversionWarningCode } from '@gli/sdk';
import { and, eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { problem } from '../../../core/problem/problem.ts';
import { conversionQuotes } from '../schema.ts';
import { conversionView } from './conversion-view.ts';
import { startConversion } from './start-conversion.ts';

/** Executes one of the member's quotes, once. */
export const executeConversion = defineHandler(
  'executeConversion',
  async ({ body, member, db, now, language, reply }) => {
    const [quote] = await db
      .select()
      .from(conversionQuotes)
      .where(and(eq(conversionQuotes.id, body.quote_id), eq(conversionQuotes.memberId, member.id)))
      // Of several executions of one quote the first goes on, the others wait here and find it used.
      .for('update');
    if (!quote) throw quoteNotFound();
    if (quote.usedAt !== null) throw problem('quote_already_used');
    if (now > quote.expiresAt) throw problem('quote_expired');
    assertAcknowledged(quote.warnings, body.acknowledged_warnings);
    const conversion = await startConversion(db, {
      memberId: member.id,
      quoteId: quote.id,
      terms: quote,
      acknowledgedWarnings: quote.warnings,
      createdAt: now,
    });
    await db.update(conversionQuotes).set({ usedAt: now }).where(eq(conversionQuotes.id, quote.id));
    return reply(201, conversionView(conversion, language));
  },
);

function quoteNotFound() {
  return problem('not_found', {
    message: {
      ko: '없는 견적입니다. 견적을 새로 받아 주세요.',
      en: 'This quote does not exist. Ask for a new one.',
    },
    details: { quote_id: [{ ko: '없는 견적입니다.', en: 'This quote does not exist.' }] },
  });
}

function assertAcknowledged(
  warnings: readonly ConversionWarningCode[],
  acknowledged: readonly ConversionWarningCode[],
): void {
  const open = warnings.filter((warning) => !acknowledged.includes(warning));
  if (open.length === 0) return;
  const complaints = open.map((code) => ({
    ko: `${code} 경고를 확인하지 않았습니다.`,
    en: `${code} is not acknowledged.`,
  }));
  throw problem('acknowledgement_required', { details: { acknowledged_warnings: complaints } });
}
