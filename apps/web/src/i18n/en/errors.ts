import type { Translation } from '../i18n-types';

/** Error messages in the wording of spec §8, and the client's own. The server writes all others. */
const errors: Translation['errors'] = {
  network: 'Network error occurred. Check your connection and try again.',
  server: 'Server error occurred. Please try again shortly.',
  unauthorized: 'Unauthorized user. Please log in.',
  accessDenied: 'Access denied.',
  notFound: 'Requested resource not found.',
  checkInput: 'Please check your input.',
  timeout: 'The server took too long to respond. Please try again.',
  unexpectedAnswer: 'We got an unexpected response from the server. Please try again shortly.',
  unknown: 'Something went wrong. Please try again shortly.',
  tooManyRequests: 'Too many requests, try again shortly.',
  tooManyRequestsFor: 'Too many requests. Try again in {seconds} s.',
  loginFailed: 'Login failed.',
  signupFailed: 'Signup failed.',
  fileTooLarge: 'File size cannot exceed 5MB.',
  fileChanged: 'The file has changed. Choose it again.',
  imageFormat: 'Supported image formats are JPEG, PNG, GIF.',
  tooLarge: 'The request is too large.',
  profileLoad: 'Profile load failed.',
  profileUpdate: 'Profile update failed.',
  avatarUpload: 'Avatar upload failed.',
  payment: 'Payment failed, please try again.',
  insufficientBalance: 'Insufficient balance.',
  walletNotFound: 'Wallet not found.',
  transaction: 'Transaction failed.',
  connectWallet: 'Please connect your wallet first.',
  loadData: 'Unable to load data.',
  contactSend: 'The message could not be sent.',
  copyAddress: 'Address copy failed.',
  copy: 'Copy failed.',
  airdropLimit:
    'Daily airdrop limit reached; try again after 24 hours or get test SOL from the public faucet.',
  airdrop: 'Airdrop failed, please try again shortly.',
  walletTaken:
    'This wallet address is already registered to another account; use another wallet or contact the administrator.',
  walletFormat: 'Wallet address format is invalid, try again.',
  walletAuthentication: 'Wallet authentication failed.',
  walletNotConnected: 'Wallet not connected.',
  loginFirst: 'Please log in first.',
  signing: 'Message signing failed.',
  walletConnect: 'Failed to connect wallet.',
  walletExtensionMissing: 'The wallet extension is not installed.',
  referralCode: 'This referral code doesn’t exist.',
};

export default errors;
