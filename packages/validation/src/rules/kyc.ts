import { EARLIEST_BIRTH_DATE, MEMBER_MIN_AGE_YEARS, PORTRAIT_MIN_PIXELS } from '../limits.ts';
import { addMonths, type CalendarDay } from '../terms/korean-time.ts';

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

/** Returns the submission that decides a step: an approved one, or else the newest, which is first. */
export const findDecisive = <Submission>(
  submissions: readonly Submission[],
  isApproved: (submission: Submission) => boolean,
): Submission | undefined => submissions.find(isApproved) ?? submissions[0];

/** Validates a birth date as of `today`. */
export function checkBirthDate(
  birthDate: CalendarDay,
  today: CalendarDay,
  minimumYears = MEMBER_MIN_AGE_YEARS,
): 'invalid' | 'too_young' | null {
  if (birthDate < EARLIEST_BIRTH_DATE || birthDate > today) return 'invalid';
  return birthDate > getLatestBirthDate(today, minimumYears) ? 'too_young' : null;
}

/** Returns the latest allowed birth date as of `today`. */
export const getLatestBirthDate = (today: CalendarDay, minimumYears = MEMBER_MIN_AGE_YEARS): CalendarDay =>
  addMonths(today, -12 * minimumYears);

/** Validates a document's expiry date as of `today`. Documents that never expire need none. */
export function checkExpiryDate(
  kind: KycDocumentKind,
  expiryDate: CalendarDay | undefined,
  today: CalendarDay,
): 'required' | 'expired' | null {
  if (!KYC_DOCUMENTS[kind].expires) return null;
  if (expiryDate === undefined) return 'required';
  return expiryDate < today ? 'expired' : null;
}

/** True if a face verification photo has enough pixels. */
export const isPortraitLarge = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): boolean => Math.min(width, height) >= PORTRAIT_MIN_PIXELS;
