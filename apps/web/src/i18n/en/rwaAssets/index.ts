import type { NamespaceRwaAssetsTranslation } from '../../i18n-types';

/** Strings for the RWA list and the comparison (spec §2 RWA list). Strings for the cards are in `rwa`. */
const rwaAssets: NamespaceRwaAssetsTranslation = {
  help: 'Resorts and other real-world assets that you can invest in. Filter the list by category and risk level, and sort it by expected APY or minimum investment.',
  featuredOnly: 'Featured assets only',
  feed: 'Assets',
  shown: '{count} {{asset|assets}} · {from}–{to}',
  skipList: 'Skip the list',
  listEnd: 'You’ve reached the end of the list.',
  toTop: 'Back to top',
  compare: 'Compare',
  compareAsset: 'Compare: {asset}',
  compareTray: 'Assets to compare',
  compareCount: '{count} of {max} selected',
  compareHint: 'Choose two or more to see them side by side.',
  compareFull: 'You can compare up to {max} {{asset|assets}}.',
  compareOpen: 'Compare',
  compareRemove: 'Remove from comparison: {asset}',
  compareMissing: 'Asset unavailable',
  compareTitle: 'Compare assets',
  compareText: 'The terms of the selected assets, side by side.',
  compareFact: 'Detail',
  comparePage: 'View details',
};

export default rwaAssets;
