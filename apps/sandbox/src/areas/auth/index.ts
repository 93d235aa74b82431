// What other areas use of this one.
export { walletNotice as walletNews } from './notices.ts';
