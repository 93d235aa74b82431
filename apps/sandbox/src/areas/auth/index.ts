// What other areas use of this one.
export { walletNotice as walletNews } from './news.ts';
