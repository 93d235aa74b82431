import { desc, eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { readPage } from '../../../core/contract/paging.ts';
import { newId } from '../../../core/data/new-id.ts';
import { lockMember } from '../../../core/members/lock-member.ts';
import { problem } from '../../../core/problem/problem.ts';
import { DAY_MS, plusMs } from '../../../core/time/time.ts';
import { readKycFile } from '../kyc-file.ts';
import { notifyDocumentDecision } from '../notices.ts';
import { stepProgress } from '../progress.ts';
import { requireElapsed, requireOwn, stepLocked } from '../refusals.ts';
import { createReview, documentRejections, reviewStatus } from '../review.ts';
import { kycDocuments } from '../schema.ts';
import { documentView } from '../views.ts';
import {
  alreadyApproved,
  getExpiryDate,
  plainFileName,
  UPLOADS_PER_DAY,
  validateDocument,
} from './document-rules.ts';

/**
 * Stores a file's metadata and decides on it by the sandbox's rule. The file itself is discarded: nobody reviews it
 * here, and data that is not stored cannot leak.
 */
export const uploadKycDocument = defineHandler(
  'uploadKycDocument',
  async ({ body, member, db, now, language, services, reply }) => {
    const details = validateDocument(body, now);
    if (Object.keys(details).length > 0) throw problem('validation_failed', { details });
    await lockMember(db, member.id, now);
    const file = await readKycFile(db, member.id);
    if (stepProgress(file, 'documents', now).status === 'locked') throw stepLocked();
    const { document_type: documentType, document_side: documentSide } = body;
    const earlier = file.documents.filter(
      (one) => one.documentType === documentType && one.documentSide === documentSide,
    );
    const isApproved = earlier.some((one) => reviewStatus(one, now) === 'approved');
    if (isApproved) throw alreadyApproved(documentType, documentSide);
    const oldestCounted = file.documents[UPLOADS_PER_DAY - 1]?.uploadedAt;
    if (oldestCounted) requireElapsed(plusMs(oldestCounted, DAY_MS), now);

    const fileName = plainFileName(body.file.name);
    const row = {
      id: newId('kdc'),
      memberId: member.id,
      documentType,
      documentSide,
      issuingCountry: body.issuing_country ?? 'KR',
      expiryDate: getExpiryDate(body),
      fileName,
      contentType: body.file.contentType,
      sizeBytes: body.file.bytes.byteLength,
      uploadedAt: now,
      ...createReview(documentRejections(fileName), now, services.kycReviewMs),
    };
    await db.insert(kycDocuments).values(row);
    await notifyDocumentDecision(db, row, file);
    services.log(
      `KYC document ${row.id}: the metadata is stored, but the file (${row.sizeBytes} bytes) is not.`,
    );
    return reply(201, documentView(row, { now, language }));
  },
);

/** Lists every file that the member has uploaded, including rejected ones, newest first. */
export const listKycDocuments = defineHandler(
  'listKycDocuments',
  async ({ path, query, url, member, db, now, language, reply }) => {
    requireOwn(path.id, member);
    const own = eq(kycDocuments.memberId, member.id);
    const count = db.$count(kycDocuments, own);
    const rows = db
      .select()
      .from(kycDocuments)
      .where(own)
      .orderBy(desc(kycDocuments.uploadedAt), desc(kycDocuments.id));
    const toView = (row: typeof kycDocuments.$inferSelect) => documentView(row, { now, language });
    return reply(200, await readPage({ url, query }, count, rows, toView));
  },
);
