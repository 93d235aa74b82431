export { default as account } from '../ko/account/index.ts';
export { default as mypage } from '../ko/mypage/index.ts';
export { default as portfolio } from '../ko/portfolio/index.ts';
export { default as transactions } from '../ko/transactions/index.ts';
