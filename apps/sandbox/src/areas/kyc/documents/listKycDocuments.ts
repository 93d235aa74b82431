import { desc, eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { paged, pageRange } from '../../../core/contract/paging.ts';
import { requireOwn } from '../refusals.ts';
import { kycDocuments } from '../schema.ts';
import { documentView } from '../views.ts';

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
