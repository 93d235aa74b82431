export { default as invest } from '../ko/invest/index.ts';
export { default as rwa } from '../ko/rwa/index.ts';
export { default as rwaAsset } from '../ko/rwaAsset/index.ts';
export { default as rwaAssets } from '../ko/rwaAssets/index.ts';
