import type { ErrorCode } from '../../contract/document.ts';

/**
 * Strings for each error. `error` briefly says what failed, and `message` says what to do next. `message` may be
 * omitted.
 */
export type ErrorTexts = { readonly [Code in ErrorCode]: readonly [error: string, message?: string] };

/** English error texts, as in the contract's examples. Spec §8 */
export const errors: ErrorTexts = {
  validation_failed: [
    'Please check your input.',
    'Correct the fields in details, then send the request again.',
  ],
  malformed_json: ['The request body is not valid JSON.', 'Send valid JSON.'],
  invalid_wallet_address: [
    'This is an invalid wallet address.',
    'A Solana wallet address has 32 to 44 base58 characters.',
  ],
  invalid_signature: [
    'The signature does not match the message and wallet.',
    'Sign the message again with the connected wallet.',
  ],
  invalid_nonce: ['This nonce has expired.', 'Start the wallet authentication again.'],
  message_expired: [
    'The signed message has expired.',
    "Check your device's clock and start the wallet authentication again.",
  ],
  invalid_verification_code: [
    'The code is not valid.',
    'Check the code, or request a new one if it has expired.',
  ],
  unsupported_file_type: ['This file type is not supported.', 'Send a file of a supported type.'],
  amount_below_minimum: ['The amount is below the minimum investment.', 'Choose a higher amount.'],
  conversion_pair_not_supported: [
    'This conversion is not available.',
    'These two tokens cannot be converted in this direction.',
  ],
  own_referral_code: ['You cannot use your own referral code.', "Use another member's code."],
  referral_circle: [
    'You cannot use the code of a member who joined through you.',
    'Use the code of a member you have not invited.',
  ],
  authentication_required: ['Unauthorized user.', 'Log in and send the access token.'],
  invalid_credentials: ['Login failed.', 'Email or password is incorrect.'],
  token_expired: ['Unauthorized user.', 'Your access token has expired. Refresh it and retry.'],
  token_invalid: ['Unauthorized user.', 'This token is not valid. Log in again.'],
  token_revoked: ['Unauthorized user.', 'This session has ended. Log in again.'],
  permission_denied: ['Access denied.', 'Operator role required.'],
  not_found: ['Requested resource not found.', 'Check the id. The object may have been deleted.'],
  wallet_not_found: ['Wallet not found.', 'This wallet is not connected to your account.'],
  referral_code_not_found: [
    'This referral code is not valid.',
    'This referral code does not exist or can no longer be used.',
  ],
  method_not_allowed: ['This method is not allowed here.', 'Use one of the methods in the Allow header.'],
  email_already_registered: ['This email belongs to another account.', 'Use another email address.'],
  wallet_already_registered: [
    'This is an already registered wallet.',
    'Use another wallet or contact the administrator.',
  ],
  insufficient_balance: ['Insufficient balance.', 'Convert tokens, or choose a lower amount.'],
  asset_not_open: ['This asset is not open for investment.', 'Choose another asset, or check again later.'],
  funding_cap_exceeded: ['The amount exceeds the remaining funding.', 'Choose a lower amount.'],
  out_of_stock: ['Sold out.', 'Choose a smaller quantity or another product.'],
  order_status_conflict: [
    "The order's status does not allow this.",
    'Load the order again to see what you can do.',
  ],
  payment_failed: ['Payment failed, please try again.', 'Try again, or pay with another token.'],
  quote_expired: ['The quote has expired.', 'The rate may have changed. Request a new quote.'],
  quote_already_used: ['This quote was already used.', 'Request a new quote to convert again.'],
  acknowledgement_required: [
    'Please confirm the warnings.',
    'Confirm every warning of the quote before converting.',
  ],
  kyc_step_locked: ['This step is not open yet.', 'Complete the earlier steps first.'],
  already_verified: ['This is already verified.', 'This step is complete. Continue with the next one.'],
  referral_code_exists: [
    'You already have a referral code.',
    'Use your code, or delete it before you create another.',
  ],
  referral_code_taken: ['This referral code is taken.', 'Choose another code.'],
  page_not_found: ['This page does not exist.', 'The list has fewer pages. Start again with page 1.'],
  wallet_suspended: ['Your wallet is suspended.', 'You cannot spend or withdraw tokens. Contact support.'],
  current_password_wrong: ['Incorrect current password.', 'Enter the password you currently log in with.'],
  referral_already_used: [
    'You have already used a referral code.',
    'Each member can use only one referral code.',
  ],
  reward_already_processed: [
    'This reward has already been processed.',
    'Read the reward again to see its status.',
  ],
  request_in_progress: [
    'This request is still being processed.',
    'Wait a moment and send the same request again.',
  ],
  precondition_failed: [
    'This was changed elsewhere.',
    'Your profile was changed on another device. Load it again before you save.',
  ],
  payload_too_large: ['The request is too large.', 'Send a smaller request.'],
  file_too_large: ['File size cannot exceed 5MB.', 'Choose a file of at most 5 MB.'],
  unsupported_media_type: [
    'This content type is not supported.',
    'Send a content type that this operation supports.',
  ],
  idempotency_key_reused: [
    'This idempotency key was already used with a different request.',
    'Use a new key for a different request.',
  ],
  rate_limited: [
    'Too many requests, try again shortly.',
    'Wait for the time in Retry-After, then try again.',
  ],
  login_throttled: ['Too many login attempts, try again shortly.', 'Wait up to 5 minutes, then try again.'],
  server_error: ['Server error occurred.', 'Try again in a moment.'],
};
