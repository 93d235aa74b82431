export { default as helpCenter } from '../ko/helpCenter/index.ts';
export { default as siteSearch } from '../ko/siteSearch/index.ts';
