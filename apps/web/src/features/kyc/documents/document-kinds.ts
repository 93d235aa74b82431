import type { KycDocumentSide } from '@gli/sdk';
import { zKycDocumentInput } from '@gli/sdk/schemas';
import { zOptionalText } from '@gli/ui/forms';
import { checkExpiryDate, KYC_DOCUMENTS } from '@gli/validation';
import * as z from 'zod/mini';
import { getServerDay } from '@/data';
import { HOME_COUNTRY } from '../personal-info/country-codes.ts';

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
      if (checkExpiryDate(kind, day, getServerDay()) === null) return;
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
