export { default as helpCenter } from '../en/helpCenter/index.ts';
export { default as siteSearch } from '../en/siteSearch/index.ts';
