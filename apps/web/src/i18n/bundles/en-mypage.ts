export { default as account } from '../en/account/index.ts';
export { default as mypage } from '../en/mypage/index.ts';
export { default as portfolio } from '../en/portfolio/index.ts';
export { default as transactions } from '../en/transactions/index.ts';
