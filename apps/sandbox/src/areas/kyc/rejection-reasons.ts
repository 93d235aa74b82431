import type { KycDocumentType, KycRejectionCode, KycRejectionReason } from '@gli/sdk';
import { type Dictionary, localize } from '../../core/text/localize.ts';
import type { Language, Text } from '../../core/text/text.ts';

/** Describes a reason for a member, with a document's specific text if a type is given. */
function describeReason({ kyc }: Dictionary, code: KycRejectionCode, type: KycDocumentType | null): string {
  const forAddress = type === 'proof_of_address' ? kyc.addressReasons[code] : undefined;
  const forDocument = type === null ? undefined : kyc.documentReasons[code];
  return forAddress ?? forDocument ?? kyc.reasons[code];
}

export const reasonsView = (
  codes: readonly KycRejectionCode[],
  language: Language,
  type: KycDocumentType | null = null,
): KycRejectionReason[] =>
  codes.map((code) => ({ code, text: localize((texts) => describeReason(texts, code, type))[language] }));

export const rejectionText = (
  codes: readonly KycRejectionCode[],
  type: KycDocumentType | null = null,
): Text => localize((texts) => codes.map((code) => describeReason(texts, code, type)).join(' '));
