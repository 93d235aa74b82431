export { checkWalletAddress } from '@gli/validation';
