import type { KycDocument, KycDocumentSide, KycDocumentType } from '@gli/sdk';
import { HOME_COUNTRY } from '../personal-info/country-codes.ts';

type DocumentKind = {
  /** What has to be uploaded; a card takes two files. */
  sides: readonly KycDocumentSide[];
  /** Whether it has an expiry date. */
  expires: boolean;
  /** Whether any country may have issued it; the others are Korean. */
  isForeign: boolean;
};

/** The kinds of documents, as the contract describes them. */
export const documentKinds: Readonly<Record<KycDocumentType, DocumentKind>> = {
  resident_card: { sides: ['front', 'back'], expires: false, isForeign: false },
  driver_license: { sides: ['front', 'back'], expires: true, isForeign: true },
  passport: { sides: ['single'], expires: true, isForeign: true },
  alien_registration_card: { sides: ['front', 'back'], expires: true, isForeign: false },
  proof_of_address: { sides: ['single'], expires: false, isForeign: true },
};

/** The kinds that prove who a member is; one of them is enough. */
export const identityDocuments = [
  'resident_card',
  'driver_license',
  'passport',
  'alien_registration_card',
] as const satisfies readonly KycDocumentType[];

type Upload = Pick<KycDocument, 'document_type' | 'document_side' | 'status'>;

/**
 * The review status of one side: approved if any file of it is, else that of the newest; `missing` without a file.
 * @param files the newest first
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
 * The sides that still have to be sent: missing or rejected ones.
 * @param files the newest first
 */
export function openSides(files: readonly Upload[], type: KycDocumentType): KycDocumentSide[] {
  return documentKinds[type].sides.filter((side) =>
    ['missing', 'rejected'].includes(sideStatus(files, type, side)),
  );
}

/** The kind a form starts with: the identity document of the newest upload, else the Korean card. */
export function initialKindOf(files: readonly Upload[]): KycDocumentType {
  const started = files.find(({ document_type: type }) => identityDocuments.some((one) => one === type));
  return started?.document_type ?? 'resident_card';
}

/** The form's values beside the files, named as in the contract. */
export type DocumentValues = {
  document_type: KycDocumentType;
  issuing_country: string;
  expiry_date: string;
};

export const documentFields = ['document_type', 'issuing_country', 'expiry_date'] as const;

/** The multipart form for one side, without the fields that its kind does not have. */
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
