import type { KycDocument, KycDocumentSide, KycDocumentType } from '@gli/sdk';

type DocumentKind = {
  /** What has to be uploaded; a card takes two files. */
  sides: readonly KycDocumentSide[];
  /** Whether it has a last day of validity. */
  expires: boolean;
  /** Whether any country may have issued it; the others are Korean. */
  isForeign: boolean;
};

/** What each kind of document is made of, as the contract describes it. */
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

type Sent = Pick<KycDocument, 'document_type' | 'document_side' | 'status'>;

/** How a side of a document stands: an approved file counts, else the newest; `missing` when nothing was sent. */
export function sideStanding(
  files: readonly Sent[],
  type: KycDocumentType,
  side: KycDocumentSide,
): Sent['status'] | 'missing' {
  const own = files.filter((file) => file.document_type === type && file.document_side === side);
  const standing = own.find(({ status }) => status === 'approved') ?? own[0];
  return standing?.status ?? 'missing';
}

/**
 * The sides that are still to be sent: those that nobody has sent or that were refused.
 * @param files the newest first
 */
export function openSides(files: readonly Sent[], type: KycDocumentType): KycDocumentSide[] {
  return documentKinds[type].sides.filter((side) => {
    const standing = sideStanding(files, type, side);
    return standing === 'missing' || standing === 'rejected';
  });
}

/** The kind a form begins with: the one that was begun and is not complete, else the Korean card. */
export function kindToGoOnWith(files: readonly Sent[]): KycDocumentType {
  const begun = files.find(({ document_type: type }) => identityDocuments.some((one) => one === type));
  return begun?.document_type ?? 'resident_card';
}
