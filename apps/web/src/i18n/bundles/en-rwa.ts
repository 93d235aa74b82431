export { default as invest } from '../en/invest/index.ts';
export { default as rwa } from '../en/rwa/index.ts';
export { default as rwaAsset } from '../en/rwaAsset/index.ts';
export { default as rwaAssets } from '../en/rwaAssets/index.ts';
