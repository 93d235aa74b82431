import type { Translation } from '../i18n-types';

/** Portfolio (spec §1, §7 investments; design reading 8). */
const portfolio: Translation['portfolio'] = {
  title: 'My portfolio',
  heading: 'My portfolio',
  currentValue: 'Current value',
  invested: 'Invested',
  earned: 'Earned so far',
  averageApy: 'Average expected APY',
  allocation: 'Allocation',
  allocationBy: 'Allocation by',
  byAsset: 'Asset',
  byCategory: 'Category',
  byRisk: 'Risk',
  allocationChart: 'Chart of the allocation. {slices}',
  sliceOf: '{label} {share}',
  share: 'Share',
  value: 'Value',
  valueOverTime: 'Value over time',
  valueChart: 'Value from {from} to {to}: from {first} to {last}.',
  at: 'At',
  holdings: 'Holdings',
  asset: 'Asset',
  principal: 'Principal',
  returnPercent: 'Return',
  investedOn: 'Invested on',
  emptyTitle: 'No investments yet',
  emptyText: 'Look at the assets and make your first investment.',
  loadError: 'The portfolio could not be loaded',
};

export default portfolio;
