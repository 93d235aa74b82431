type KycDocumentRules = {
  /** Sides to upload. A card requires two files. */
  readonly sides: readonly ('front' | 'back' | 'single')[];
  readonly expires: boolean;
  /** True if any country can issue the document. Otherwise, only Korea can. */
  readonly isForeign: boolean;
  /** True if the document proves a member's identity. One such document is enough. */
  readonly isIdentity: boolean;
};

type KycDocumentKind =
  | 'resident_card'
  | 'driver_license'
  | 'passport'
  | 'alien_registration_card'
  | 'proof_of_address';

/** Document kinds of identity verification, as described by the contract. */
export const KYC_DOCUMENTS: Readonly<Record<KycDocumentKind, KycDocumentRules>> = {
  resident_card: { sides: ['front', 'back'], expires: false, isForeign: false, isIdentity: true },
  driver_license: { sides: ['front', 'back'], expires: true, isForeign: true, isIdentity: true },
  passport: { sides: ['single'], expires: true, isForeign: true, isIdentity: true },
  alien_registration_card: { sides: ['front', 'back'], expires: true, isForeign: false, isIdentity: true },
  proof_of_address: { sides: ['single'], expires: false, isForeign: true, isIdentity: false },
};

/** True if the country has no Korean postal codes, or if the code is a Korean one. */
export const isValidPostalCode = (country: string, code: string): boolean =>
  country !== 'KR' || /^\d{5}$/.test(code);
