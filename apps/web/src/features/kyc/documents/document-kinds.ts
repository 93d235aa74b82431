import type { KycDocument, KycDocumentSide, KycDocumentType } from '@gli/sdk';
import { zKycDocumentInput } from '@gli/sdk/schemas';
import { zOptionalText } from '@gli/ui/forms';
import { KYC_DOCUMENTS } from '@gli/validation';
import * as z from 'zod/mini';
import { getServerDay } from '@/data';
import { HOME_COUNTRY } from '../personal-info/country-codes.ts';

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
  const decisive = ofSide.find(({ status }) => status === 'approved') ?? ofSide[0];
  return decisive?.status ?? 'missing';
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

/**
 * Fields of the form, in addition to the files. Only some kinds have an expiry date, which must be in the
 * future.
 */
export const zDocumentForm = z
  .object({
    document_type: zKycDocumentInput.shape.document_type,
    issuing_country: zOptionalText(zKycDocumentInput.shape.issuing_country),
    expiry_date: zOptionalText(zKycDocumentInput.shape.expiry_date),
  })
  .check(
    z.check(({ value: { document_type: kind, expiry_date: day }, issues }) => {
      if (!KYC_DOCUMENTS[kind].expires || (day && day >= getServerDay())) return;
      issues.push({ code: 'custom', input: day, path: ['expiry_date'] });
    }),
  );
export type DocumentInput = z.output<typeof zDocumentForm>;

/** Creates the multipart form for one side. Omits fields that the document's kind does not have. */
export function uploadForm(input: DocumentInput, side: KycDocumentSide, file: File): FormData {
  const { expires, isForeign } = KYC_DOCUMENTS[input.document_type];
  const form = new FormData();
  form.set('document_type', input.document_type);
  form.set('document_side', side);
  form.set('issuing_country', (isForeign && input.issuing_country) || HOME_COUNTRY);
  if (expires && input.expiry_date) form.set('expiry_date', input.expiry_date);
  form.set('file', file, file.name);
  return form;
}
