export * as decimal from './decimal/arithmetic.ts';
export { type AmountFormat, formatPercent, formatTokenAmount, formatWon } from './decimal/format.ts';
export type { Rounding } from './decimal/rounding.ts';
export { decimalPlaces, isDecimal, normalizeTyped, parseDecimal } from './decimal/syntax.ts';
export * from './limits.ts';
export { maskAmount, maskEmail, maskPhone, maskWalletAddress } from './mask.ts';
export {
  AVATAR_SIGNATURE_BYTES,
  AVATAR_TYPES,
  type AvatarIssue,
  type AvatarType,
  avatarType,
  checkAvatar,
} from './rules/avatar.ts';
export {
  CHAT_ATTACHMENT_ACCEPT,
  type ChatAttachmentIssue,
  type ChatMessageIssue,
  checkChatAttachment,
  checkChatMessage,
} from './rules/chat.ts';
export { checkDisplayName, type DisplayNameIssue } from './rules/display-name.ts';
export { checkEmail, type EmailIssue } from './rules/email.ts';
export type { Issue } from './rules/issue.ts';
export {
  checkBirthDate,
  checkExpiryDate,
  getLatestBirthDate,
  isPortraitLarge,
  isValidPostalCode,
  KYC_DOCUMENTS,
} from './rules/kyc.ts';
export { checkNewPassword, type PasswordIssue } from './rules/password.ts';
export { checkPhone, type PhoneIssue } from './rules/phone.ts';
export { checkRequired, type RequiredIssue } from './rules/required.ts';
export {
  type AmountLimits,
  checkMinimumAmount,
  checkTokenAmount,
  type TokenAmountIssue,
} from './rules/token-amount.ts';
export type { ValidationCode, ValidationIssue } from './rules/validation-issue.ts';
export { checkWalletAddress, type WalletAddressIssue } from './rules/wallet-address.ts';
export { isWalletSignature, walletPublicKey } from './rules/wallet-key.ts';
export { sanitizePhone, sanitizeText, sanitizeWalletAddress } from './sanitize.ts';
export {
  getBalanceAfter,
  getRemaining,
  getShortfall,
  hasAmount,
  isSameAmount,
  toSignedAmount,
} from './terms/amounts.ts';
export { type ConversionMarket, type ConversionTerms, calculateConversion } from './terms/conversion.ts';
export {
  calculateEarnings,
  calculateYearlyReturn,
  getFirstPayoutDay,
  getInvestmentLimits,
  getLowest,
  getMaturityDay,
  getMemberRemaining,
  getPayoutDay,
  getPeriodEnd,
  type InvestmentLimits,
  type PayoutSchedule,
  type PayoutTerms,
} from './terms/investment.ts';
export {
  addDays,
  addMonths,
  type CalendarDay,
  getDaysBetween,
  getEndOfDay,
  getKoreanTime,
  getNights,
  getStartOfDay,
  KOREA_TIME_ZONE,
  toKoreanDate,
  toKoreanTimestamp,
} from './terms/korean-time.ts';
export {
  type BookableDays,
  calculateLinePrice,
  checkDeparture,
  DEFAULT_CHECK_IN_TIME,
  type DepartureIssue,
  getGuestLimit,
  isBookable,
  type Stay,
  type StayRules,
} from './terms/order.ts';
export {
  isReferralCode,
  isReferralCodeEnd,
  normalizeReferralCode,
  REFERRAL_CODE_CHARACTERS,
} from './terms/referral-code.ts';
export {
  getReferralCodeState,
  type ReferralCodeLimits,
  type ReferralCodeState,
} from './terms/referral-code-state.ts';
export {
  getCancelableUntil,
  getRefund,
  getRefundSteps,
  type Refund,
  type RefundableLine,
  type RefundRule,
  type RefundStep,
} from './terms/refund.ts';
export {
  cleanDigitCode,
  cleanEmail,
  cleanLine,
  cleanPhone,
  cleanText,
  isBlank,
  normalizeText,
} from './typed-text.ts';
