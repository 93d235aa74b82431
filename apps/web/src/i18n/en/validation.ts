import type { Translation } from '../i18n-types';

/** Messages for rejected values (spec §5). Keys are the issue codes of a form. */
const validation: Translation['validation'] = {
  required: '{field} is a required field.',
  email_invalid: 'Not a valid email format.',
  email_too_long: 'Email too long.',
  password_required: 'Enter a password.',
  password_too_short: 'At least {minimum} characters.',
  password_too_long: 'The password is too long.',
  password_unsafe: 'This password isn’t safe. Choose another one.',
  name_required: 'Please enter your name.',
  name_too_long: 'The name is too long.',
  phone_invalid: 'Not a valid phone number.',
  amount_invalid: 'Enter only digits, such as 1500.5.',
  amount_comma: 'Use commas only between thousands, such as 1,500.5.',
  amount_not_positive: 'Amount must be greater than 0.',
  amount_too_large: 'Too large: at most {maximum}.',
  amount_too_many_decimals: 'Up to {maximum} decimals.',
  below_minimum: 'The minimum investment is {minimum}.',
  above_maximum: 'You can invest at most {maximum}.',
  off_step: 'Enter a multiple of {step}.',
  exceeds_balance: 'Insufficient balance. Available: {balance}',
  wallet_address_invalid: 'Not a valid Solana wallet address.',
  avatar_too_large: 'File size cannot exceed {maximumMegabytes}MB.',
  avatar_type_unsupported: 'Supported image formats are JPEG, PNG, GIF.',
  attachment_type_unsupported: 'Only images, PDF, DOC and DOCX files can be attached.',
  message_empty: 'Enter a message.',
  text_too_long: 'At most {maximum} characters.',
  number_out_of_range: 'Enter a number from {minimum} to {maximum}.',
};

export default validation;
