// What other areas use of this one.
export { walletNews } from './news.ts';
