import type { KycDocumentSide, KycDocumentType, KycRejectionCode } from '@gli/sdk';
import { type Review, rejectionCodes, reviewedAt, reviewStatus } from '../review.ts';
import type { StepProgress } from '../step-progress.ts';

type DocumentRules = {
  readonly sides: readonly KycDocumentSide[];
  readonly expires: boolean;
  /** Whether it proves who the member is; a proof of address never changes the step. */
  readonly identifies: boolean;
};

/** What each kind of document is made of. */
export const DOCUMENT_RULES: Readonly<Record<KycDocumentType, DocumentRules>> = {
  resident_card: { sides: ['front', 'back'], expires: false, identifies: true },
  driver_license: { sides: ['front', 'back'], expires: true, identifies: true },
  passport: { sides: ['single'], expires: true, identifies: true },
  alien_registration_card: { sides: ['front', 'back'], expires: true, identifies: true },
  proof_of_address: { sides: ['single'], expires: false, identifies: false },
};

/** Files that a member may upload in any 24 hours. */
export const UPLOADS_PER_DAY = 20;

export type DocumentFacts = Review & {
  readonly documentType: KycDocumentType;
  readonly documentSide: KycDocumentSide;
  readonly uploadedAt: Date;
};

type DocumentsStep = Omit<StepProgress, 'name' | 'verifiedContact'>;

/**
 * Where the documents step stands once it is open: approved when one identity document is approved with every side it
 * has, pending when one is complete but for the review. Otherwise the document that was uploaded last decides.
 * @param files the newest first
 */
export function documentsStep(files: readonly DocumentFacts[], now: Date): DocumentsStep {
  const identities = files.filter(({ documentType }) => DOCUMENT_RULES[documentType].identifies);
  const [newest] = identities;
  if (!newest) return { state: 'open', rejectionCodes: [], submittedAt: null, reviewedAt: null };
  const types = [...new Set(identities.map(({ documentType }) => documentType))];
  const documents = types.map((type) => sidesOf(type, identities, now));
  const complete = documents.filter((sides) => sides.every((side) => side !== null));
  const approved = complete.find((sides) => sides.every((side) => statusOf(side, now) === 'approved'));
  if (approved) return stepOf('approved', approved, now);
  const pending = complete.find((sides) => sides.every((side) => statusOf(side, now) !== 'rejected'));
  if (pending) return stepOf('pending', pending, now);
  const current = sidesOf(newest.documentType, identities, now);
  const refused = current.filter((side) => statusOf(side, now) === 'rejected');
  return refused.length > 0 ? stepOf('rejected', refused, now) : stepOf('open', [newest], now);
}

/** The file that counts for each side of a document: an approved one, else the newest; null where there is none. */
function sidesOf(
  type: KycDocumentType,
  files: readonly DocumentFacts[],
  now: Date,
): (DocumentFacts | null)[] {
  return DOCUMENT_RULES[type].sides.map((side) => {
    const own = files.filter((file) => file.documentType === type && file.documentSide === side);
    return own.find((file) => reviewStatus(file, now) === 'approved') ?? own[0] ?? null;
  });
}

const statusOf = (file: DocumentFacts | null, now: Date) => (file === null ? null : reviewStatus(file, now));

function stepOf(
  state: DocumentsStep['state'],
  sides: readonly (DocumentFacts | null)[],
  now: Date,
): DocumentsStep {
  const files = sides.filter((side) => side !== null);
  const codes = new Set<KycRejectionCode>(files.flatMap((file) => rejectionCodes(file, now)));
  const decided = files.map((file) => reviewedAt(file, now));
  return {
    state,
    rejectionCodes: [...codes],
    submittedAt: latest(files.map((file) => file.uploadedAt)),
    reviewedAt: decided.includes(null) ? null : latest(decided),
  };
}

/** The latest of some times; null when there is none. */
export function latest(times: readonly (Date | null)[]): Date | null {
  return times.reduce((a, b) => (a === null || (b !== null && b > a) ? b : a), null);
}
