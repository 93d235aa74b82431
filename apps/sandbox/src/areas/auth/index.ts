export { walletNotice } from './notices.ts';
