import type { ErrorCode } from '../contract/document.ts';

/** Texts of each error: `error` says briefly what failed, `message` what to do next. */
export type ErrorTexts = {
  readonly [Code in ErrorCode]: { readonly error: string; readonly message: string };
};

const same = (text: string) => ({ error: text, message: text });

/** English, as in the contract's examples. Spec §8 */
export const en: ErrorTexts = {
  validation_failed: same('Please check your input.'),
  malformed_json: same('The request body is not valid JSON.'),
  invalid_wallet_address: {
    error: 'This is an invalid wallet address.',
    message: 'This is an invalid wallet address. It has 32 to 44 base58 characters.',
  },
  invalid_signature: {
    error: 'The signature does not belong to this message and wallet.',
    message: 'Sign the message again with the connected wallet.',
  },
  invalid_nonce: {
    error: 'This nonce is not valid any more.',
    message: 'Start the wallet authentication again.',
  },
  message_expired: {
    error: 'The signed message is not of this time.',
    message: 'Check the clock of your device and start the wallet authentication again.',
  },
  invalid_verification_code: {
    error: 'The code is not valid.',
    message: 'The code is wrong or has run out. Ask for a new one if it was sent some minutes ago.',
  },
  unsupported_file_type: {
    error: 'This file type is not supported.',
    message: 'Send a file of a supported type.',
  },
  amount_below_minimum: {
    error: 'The amount is below the minimum investment.',
    message: 'Choose a higher amount.',
  },
  conversion_pair_not_supported: {
    error: 'This conversion is not available.',
    message: 'These two tokens cannot be converted in this direction.',
  },
  own_referral_code: same('You cannot use your own referral code.'),
  authentication_required: { error: 'Unauthorized user.', message: 'Sign in to use this.' },
  invalid_credentials: { error: 'Login failed.', message: 'Check your e-mail address and password.' },
  token_expired: { error: 'Unauthorized user.', message: 'Your session needs to be renewed.' },
  token_invalid: { error: 'Unauthorized user.', message: 'This token is not valid. Sign in again.' },
  token_revoked: { error: 'Unauthorized user.', message: 'This session was ended. Sign in again.' },
  permission_denied: { error: 'Access denied.', message: 'This call is for operators.' },
  not_found: same('Requested resource not found.'),
  wallet_not_found: {
    error: 'Wallet not found.',
    message: 'This wallet is not connected to your account.',
  },
  referral_code_not_found: {
    error: 'This referral code is not valid.',
    message: 'This referral code does not exist or can no longer be used.',
  },
  method_not_allowed: {
    error: 'This method is not allowed here.',
    message: 'The path exists, but not with this method; see the header Allow.',
  },
  email_already_registered: {
    error: 'This e-mail belongs to another account.',
    message: 'Use another e-mail address.',
  },
  wallet_already_registered: {
    error: 'This is an already registered wallet.',
    message: 'This is an already registered wallet. Use another wallet or contact the administrator.',
  },
  insufficient_balance: {
    error: 'Insufficient balance.',
    message: 'You hold less of the token than this costs.',
  },
  asset_not_open: {
    error: 'This asset is not open for investment.',
    message: 'This asset takes no investments at present.',
  },
  funding_cap_exceeded: {
    error: 'The amount is more than the funding still takes.',
    message: 'Choose a lower amount.',
  },
  out_of_stock: { error: 'Sold out.', message: 'There is not enough of it left.' },
  order_state_conflict: {
    error: 'The order does not allow this.',
    message: 'The order is in a state that does not allow this.',
  },
  payment_failed: same('Payment failed, please try again.'),
  quote_expired: {
    error: 'The quote has expired.',
    message: 'The rate may have changed. Ask for a new quote.',
  },
  quote_already_used: {
    error: 'This quote was already used.',
    message: 'This quote was already converted. Ask for a new one to convert again.',
  },
  acknowledgement_required: {
    error: 'Please confirm the warnings.',
    message: 'Confirm every warning of the quote before converting.',
  },
  kyc_step_locked: { error: 'This step is not open yet.', message: 'Complete the earlier steps first.' },
  already_verified: {
    error: 'This is verified already.',
    message: 'This step is done; go on with the next one.',
  },
  referral_code_exists: {
    error: 'This referral code cannot be created.',
    message: 'This code is taken; choose another one.',
  },
  referral_already_used: same('You have already used a referral code.'),
  reward_already_processed: {
    error: 'This reward has already been processed.',
    message: 'This reward is paid or cancelled already; read it again to see its state.',
  },
  request_in_progress: {
    error: 'This request is still being processed.',
    message: 'Wait a moment and send the same request again.',
  },
  payload_too_large: same('The request is too large.'),
  file_too_large: same('File size cannot exceed 5MB.'),
  unsupported_media_type: {
    error: 'This content type is not supported.',
    message: 'Send the content type that this operation reads.',
  },
  idempotency_key_reused: same('This idempotency key was used for another request.'),
  rate_limited: same('Too many requests, try again shortly.'),
  login_throttled: {
    error: 'Too many login attempts, try again shortly.',
    message: 'You can try again in 5 minutes at most.',
  },
  server_error: same('Server error occurred.'),
};
