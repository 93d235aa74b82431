import type { AvatarIssue } from './avatar.ts';
import type { ChatAttachmentIssue, ChatMessageIssue } from './chat.ts';
import type { DisplayNameIssue } from './display-name.ts';
import type { EmailIssue } from './email.ts';
import type { PasswordIssue } from './password.ts';
import type { PhoneIssue } from './phone.ts';
import type { RequiredIssue } from './required.ts';
import type { TokenAmountIssue } from './token-amount.ts';
import type { WalletAddressIssue } from './wallet-address.ts';

/**
 * Union of all validation errors. In an exhaustive `switch` on `code`, the compiler reports missing messages.
 */
export type ValidationIssue =
  | RequiredIssue
  | EmailIssue
  | PasswordIssue
  | TokenAmountIssue
  | WalletAddressIssue
  | DisplayNameIssue
  | PhoneIssue
  | AvatarIssue
  | ChatMessageIssue
  | ChatAttachmentIssue;

export type ValidationCode = ValidationIssue['code'];
