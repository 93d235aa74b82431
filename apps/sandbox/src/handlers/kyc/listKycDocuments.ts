import { desc, eq } from 'drizzle-orm';
import { kycDocuments } from '../../data/schema/kyc.ts';
import { requireOwn } from '../../kyc/refusals.ts';
import { documentView } from '../../kyc/views.ts';
import { defineHandler } from '../handler.ts';
import { paged, pageRange } from '../paging.ts';

/** Every file the member has uploaded, refused ones included, the newest first. */
export const listKycDocuments = defineHandler(
  'listKycDocuments',
  async ({ path, query, url, member, db, now, language, reply }) => {
    requireOwn(path.id, member);
    const own = eq(kycDocuments.memberId, member.id);
    const { limit, offset } = pageRange(query);
    const count = await db.$count(kycDocuments, own);
    const rows = await db
      .select()
      .from(kycDocuments)
      .where(own)
      .orderBy(desc(kycDocuments.uploadedAt), desc(kycDocuments.id))
      .limit(limit)
      .offset(offset);
    return reply(
      200,
      paged(
        url,
        query,
        count,
        rows.map((row) => documentView(row, { now, language })),
      ),
    );
  },
);
