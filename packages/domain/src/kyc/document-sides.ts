import type { KycDocument, KycDocumentSide, KycDocumentType } from '@gli/sdk';
import { findDecisive, KYC_DOCUMENTS } from '@gli/validation';

type Upload = Pick<KycDocument, 'document_type' | 'document_side' | 'status'>;

/**
 * Returns the review status of one side: approved if any of its files is approved, otherwise the newest file's
 * status, or `missing` if there is no file.
 * @param files newest first
 */
export function sideStatus(
  files: readonly Upload[],
  type: KycDocumentType,
  side: KycDocumentSide,
): Upload['status'] | 'missing' {
  const ofSide = files.filter((file) => file.document_type === type && file.document_side === side);
  return findDecisive(ofSide, ({ status }) => status === 'approved')?.status ?? 'missing';
}

/**
 * Returns the sides that still have to be sent, because they are missing or rejected.
 * @param files newest first
 */
export function openSides(files: readonly Upload[], type: KycDocumentType): KycDocumentSide[] {
  return KYC_DOCUMENTS[type].sides.filter((side) =>
    ['missing', 'rejected'].includes(sideStatus(files, type, side)),
  );
}

/**
 * Returns the form's initial document type: the type of the latest identity document uploaded, or else the resident
 * registration card.
 */
export function chooseInitialKind(files: readonly Upload[]): KycDocumentType {
  const started = files.find(({ document_type: type }) => KYC_DOCUMENTS[type].isIdentity);
  return started?.document_type ?? 'resident_card';
}
