import type { KycDocumentType, KycRejectionCode, KycRejectionReason } from '@gli/sdk';
import { joinTexts, type Language, type Text } from '../../core/text/text.ts';
import { texts } from '../../core/text/texts.ts';

/** Describes a reason for a member, with a document's specific text if a type is given. */
function describeReason(code: KycRejectionCode, type: KycDocumentType | null): Text {
  const { kyc } = texts;
  const forAddress = type === 'proof_of_address' ? kyc.addressReasons[code] : undefined;
  const forDocument = type === null ? undefined : kyc.documentReasons[code];
  return forAddress ?? forDocument ?? kyc.reasons[code];
}

export const reasonsView = (
  codes: readonly KycRejectionCode[],
  language: Language,
  type: KycDocumentType | null = null,
): KycRejectionReason[] => codes.map((code) => ({ code, text: describeReason(code, type)[language] }));

export const rejectionText = (
  codes: readonly KycRejectionCode[],
  type: KycDocumentType | null = null,
): Text =>
  joinTexts(
    codes.map((code) => describeReason(code, type)),
    ' ',
  );
