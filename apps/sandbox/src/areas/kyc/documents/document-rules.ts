import type { KycDocumentInput, KycDocumentSide, KycDocumentType, KycRejectionCode } from '@gli/sdk';
import { checkExpiryDate, findDecisive, KYC_DOCUMENTS } from '@gli/validation';
import { type Problem, problem } from '../../../core/problem/problem.ts';
import type { Text } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';
import { latest, toKoreanDate } from '../../../core/time/time.ts';
import { type Review, rejectionCodes, reviewedAt, reviewStatus, type StepProgress } from '../review.ts';

/** Max uploads per member in any 24 hours. */
export const UPLOADS_PER_DAY = 20;

export type DocumentFacts = Review & {
  readonly id: string;
  readonly documentType: KycDocumentType;
  readonly documentSide: KycDocumentSide;
  readonly uploadedAt: Date;
};

type DocumentsStep = Omit<StepProgress, 'name' | 'verifiedContact'>;

/**
 * Returns the state of the documents step once it is open. It is approved if every side of one identity document is
 * approved, and pending if one document is complete but under review. Otherwise, the last uploaded document decides.
 * @param files newest first
 */
export function documentsStep(files: readonly DocumentFacts[], now: Date): DocumentsStep {
  const identities = files.filter(({ documentType }) => KYC_DOCUMENTS[documentType].isIdentity);
  const [newest] = identities;
  if (!newest) return { status: 'open', rejectionCodes: [], submittedAt: null, reviewedAt: null };
  const types = [...new Set(identities.map(({ documentType }) => documentType))];
  const documents = types.map((type) => groupSides(type, identities, now));
  const complete = documents.filter((sides) => sides.every((side) => side !== null));
  const approved = complete.find((sides) => sides.every((side) => getFileStatus(side, now) === 'approved'));
  if (approved) return combineSides('approved', approved, now);
  const pending = complete.find((sides) => sides.every((side) => getFileStatus(side, now) !== 'rejected'));
  if (pending) return combineSides('pending', pending, now);
  const current = groupSides(newest.documentType, identities, now);
  const refused = current.filter((side) => getFileStatus(side, now) === 'rejected');
  return refused.length > 0 ? combineSides('rejected', refused, now) : combineSides('open', [newest], now);
}

/** Returns the relevant file of each side of a document: an approved one, or else the newest. Null if there is none. */
function groupSides(type: KycDocumentType, files: readonly DocumentFacts[], now: Date) {
  return KYC_DOCUMENTS[type].sides.map((side) => {
    const own = files.filter((file) => file.documentType === type && file.documentSide === side);
    return findDecisive(own, (file) => reviewStatus(file, now) === 'approved') ?? null;
  });
}

const getFileStatus = (file: DocumentFacts | null, now: Date) =>
  file === null ? null : reviewStatus(file, now);

function combineSides(
  status: DocumentsStep['status'],
  sides: readonly (DocumentFacts | null)[],
  now: Date,
): DocumentsStep {
  const files = sides.filter((side) => side !== null);
  const codes = new Set<KycRejectionCode>(files.flatMap((file) => rejectionCodes(file, now)));
  const decided = files.map((file) => reviewedAt(file, now));
  return {
    status,
    rejectionCodes: [...codes],
    submittedAt: latest(files.map((file) => file.uploadedAt)),
    reviewedAt: decided.includes(null) ? null : latest(decided),
  };
}

type DocumentFields = Pick<KycDocumentInput, 'document_type' | 'document_side' | 'expiry_date'>;

/** Returns errors that the schema cannot detect, by field. */
export function validateDocument(document: DocumentFields, now: Date): Record<string, Text[]> {
  const { document_type: type, document_side: side, expiry_date: expiryDate } = document;
  const { sides } = KYC_DOCUMENTS[type];
  const details: Record<string, Text[]> = {};
  if (!sides.includes(side)) {
    const isSingle = sides.includes('single');
    details.document_side = [isSingle ? texts.kyc.singleSide(type) : texts.kyc.twoSides(type)];
  }
  const expiryIssue = checkExpiryDate(type, expiryDate, toKoreanDate(now));
  if (expiryIssue !== null) {
    details.expiry_date = [expiryIssue === 'required' ? texts.kyc.expiryRequired(type) : texts.kyc.expired];
  }
  return details;
}

/** Returns the expiry date to store. Null for documents without one. */
export const getExpiryDate = ({ document_type: type, expiry_date: expiryDate }: DocumentFields) =>
  KYC_DOCUMENTS[type].expires ? (expiryDate ?? null) : null;

export const alreadyApproved = (type: KycDocumentType, side: KycDocumentSide): Problem =>
  problem('already_verified', {
    error: texts.kyc.documentDone,
    message: texts.kyc.sideDone(type, side),
  });

const FILE_NAME_MAX_CHARACTERS = 200;

/** Removes folders and control characters from a file name. */
export function plainFileName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed.
  const clean = last.replaceAll(/[\u0000-\u001f\u007f]/g, '').trim();
  return [...clean].slice(0, FILE_NAME_MAX_CHARACTERS).join('') || 'file';
}
