import type { NamespaceRwaAssetTranslation } from '../../i18n-types';

/** Asset detail: gallery, place, operator, risk, similar assets (spec §2, §3 RWA asset). Shared words stand in `rwa`. */
const rwaAsset: NamespaceRwaAssetTranslation = {
  enlarge: 'Enlarge',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pictureOf: 'Picture {index} of {count}',
  map: 'Map of South Korea with the place of {place}',
  coordinates: '{latitude}° N · {longitude}° E',
  nearby: 'Nearby',
  payoutDay: 'Payout day',
  payoutDayOf: 'Day {day} of the month after the period',
  nextPayout: 'Next payout',
  floors: 'Floors above ground',
  investorCount: 'Investors',
  people: '{count}',
  founded: 'Founded',
  website: 'Website',
  contact: 'Investor contact',
  riskLevel: 'Risk: {risk}',
  riskMeaning: {
    low: 'Running, let to several tenants, with little debt. Yields have stayed close to what was expected.',
    medium: 'Running, but the yield moves with the seasons or with one line of business.',
    high: 'The yield depends on a few tenants, on a sale, or on permits that are still to come.',
    very_high: 'Not running yet. The principal can be lost in large part.',
    other: 'The risk level is not known. Read the risks below and the documents.',
  },
  riskReviewed: 'A review board judges the risk level anew every quarter.',
  similar: 'Similar assets',
  similarText: 'Other assets of the same category: {category}.',
  similarAll: 'All of {category}',
};

export default rwaAsset;
