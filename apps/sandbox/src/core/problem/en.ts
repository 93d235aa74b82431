import type { ErrorCode } from '../contract/document.ts';

/** Texts of each error: `error` says briefly what failed, `message` what to do next; left out where both are the same. */
export type ErrorTexts = { readonly [Code in ErrorCode]: readonly [error: string, message?: string] };

/** English, as in the contract's examples. Spec §8 */
export const en: ErrorTexts = {
  validation_failed: ['Please check your input.'],
  malformed_json: ['The request body is not valid JSON.'],
  invalid_wallet_address: [
    'This is an invalid wallet address.',
    'This is an invalid wallet address. It has 32 to 44 base58 characters.',
  ],
  invalid_signature: [
    'The signature does not belong to this message and wallet.',
    'Sign the message again with the connected wallet.',
  ],
  invalid_nonce: ['This nonce is not valid any more.', 'Start the wallet authentication again.'],
  message_expired: [
    'The signed message is not of this time.',
    'Check the clock of your device and start the wallet authentication again.',
  ],
  invalid_verification_code: [
    'The code is not valid.',
    'The code is wrong or has run out. Ask for a new one if it was sent some minutes ago.',
  ],
  unsupported_file_type: ['This file type is not supported.', 'Send a file of a supported type.'],
  amount_below_minimum: ['The amount is below the minimum investment.', 'Choose a higher amount.'],
  conversion_pair_not_supported: [
    'This conversion is not available.',
    'These two tokens cannot be converted in this direction.',
  ],
  own_referral_code: ['You cannot use your own referral code.'],
  referral_circle: ['You cannot use the code of a member who joined through you.'],
  authentication_required: ['Unauthorized user.', 'Sign in to use this.'],
  invalid_credentials: ['Login failed.', 'Check your email and password.'],
  token_expired: ['Unauthorized user.', 'Your session needs to be renewed.'],
  token_invalid: ['Unauthorized user.', 'This token is not valid. Sign in again.'],
  token_revoked: ['Unauthorized user.', 'This session was ended. Sign in again.'],
  permission_denied: ['Access denied.', 'This call is for operators.'],
  not_found: ['Requested resource not found.'],
  wallet_not_found: ['Wallet not found.', 'This wallet is not connected to your account.'],
  referral_code_not_found: [
    'This referral code is not valid.',
    'This referral code does not exist or can no longer be used.',
  ],
  method_not_allowed: [
    'This method is not allowed here.',
    'The path exists, but not with this method; see the header Allow.',
  ],
  email_already_registered: ['This email belongs to another account.', 'Use another email address.'],
  wallet_already_registered: [
    'This is an already registered wallet.',
    'This is an already registered wallet. Use another wallet or contact the administrator.',
  ],
  insufficient_balance: ['Insufficient balance.', 'You hold less of the token than this costs.'],
  asset_not_open: ['This asset is not open for investment.', 'This asset takes no investments at present.'],
  funding_cap_exceeded: ['The amount is more than the funding still takes.', 'Choose a lower amount.'],
  out_of_stock: ['Sold out.', 'There is not enough of it left.'],
  order_status_conflict: [
    'The order does not allow this.',
    'The order is in a state that does not allow this.',
  ],
  payment_failed: ['Payment failed, please try again.'],
  quote_expired: ['The quote has expired.', 'The rate may have changed. Ask for a new quote.'],
  quote_already_used: [
    'This quote was already used.',
    'This quote was already converted. Ask for a new one to convert again.',
  ],
  acknowledgement_required: [
    'Please confirm the warnings.',
    'Confirm every warning of the quote before converting.',
  ],
  kyc_step_locked: ['This step is not open yet.', 'Complete the earlier steps first.'],
  already_verified: ['This is verified already.', 'This step is done; go on with the next one.'],
  referral_code_exists: [
    'You have a referral code already.',
    'You have a referral code already. Read it, or delete it first.',
  ],
  referral_code_taken: ['This referral code is taken.', 'This code is taken; choose another one.'],
  page_not_found: ['This page does not exist.', 'The list has fewer pages. Begin again with the first one.'],
  wallet_suspended: [
    'Your wallet is suspended.',
    'Nothing can leave your balance at present. Contact support.',
  ],
  current_password_wrong: [
    'The current password is not right.',
    'Enter the password that you log in with now.',
  ],
  referral_already_used: ['You have already used a referral code.'],
  reward_already_processed: [
    'This reward has already been processed.',
    'This reward is paid or cancelled already; read it again to see its state.',
  ],
  request_in_progress: [
    'This request is still being processed.',
    'Wait a moment and send the same request again.',
  ],
  precondition_failed: [
    'This was changed elsewhere in the meantime.',
    'Your profile was changed on another device. Load it again before you save.',
  ],
  payload_too_large: ['The request is too large.'],
  file_too_large: ['File size cannot exceed 5MB.'],
  unsupported_media_type: [
    'This content type is not supported.',
    'Send the content type that this operation reads.',
  ],
  idempotency_key_reused: ['This idempotency key was used for another request.'],
  rate_limited: ['Too many requests, try again shortly.'],
  login_throttled: ['Too many login attempts, try again shortly.', 'You can try again in 5 minutes at most.'],
  server_error: ['Server error occurred.'],
};
