import type { KycDocumentSide, KycDocumentType } from '@gli/sdk';
import { HOME_COUNTRY } from '../personal-info/country-codes.ts';
import { documentKinds } from './document-kinds.ts';

/** What the form holds beside the files, named as the contract names it. */
export type DocumentValues = {
  document_type: KycDocumentType;
  issuing_country: string;
  expiry_date: string;
};

/** The fields by the names that the server complains under. */
export const documentFields = ['document_type', 'issuing_country', 'expiry_date'] as const;

/** The form that goes out for one side; what its kind does not have is left out. */
export function uploadForm(values: DocumentValues, side: KycDocumentSide, file: File): FormData {
  const { expires, isForeign } = documentKinds[values.document_type];
  const form = new FormData();
  form.set('document_type', values.document_type);
  form.set('document_side', side);
  form.set('issuing_country', isForeign ? values.issuing_country : HOME_COUNTRY);
  if (expires) form.set('expiry_date', values.expiry_date);
  form.set('file', file, file.name);
  return form;
}
