import type { NamespaceRwaAssetTranslation } from '../../i18n-types';

/**
 * Strings for the asset page only: gallery, location, operator, risk, similar assets (spec §2, §3 RWA asset). Strings
 * that it shares with the list are in `rwa`.
 */
const rwaAsset: NamespaceRwaAssetTranslation = {
  help: 'The yield history, funding progress, risks and documents of one asset. Once you’re logged in, you can enter an amount, check the details and invest.',
  sections: 'About the asset',
  tabs: {
    overview: 'Overview',
    income: 'Income',
    risk: 'Risk',
    location: 'Location',
    documents: 'Documents',
  },
  closesOn: 'Funding closes on {day}',
  keyTerms: 'Key terms',
  enlarge: 'Enlarge',
  previousPicture: 'Previous photo',
  nextPicture: 'Next photo',
  picturePosition: 'Photo {index} of {count}',
  coordinates: '{latitude}° N · {longitude}° E',
  nearby: 'Nearby',
  payoutDay: 'Payout day',
  payoutDayText: 'Day {day} of the month after the period',
  nextPayout: 'Next payout',
  floors: 'Floors above ground',
  investorCount: 'Investors',
  people: '{count}',
  founded: 'Founded',
  website: 'Website',
  contact: 'Investor contact',
  riskLevel: 'Risk: {risk}',
  riskMeaning: {
    low: 'Operating, leased to several tenants, with little debt. Payouts have stayed close to expectations.',
    medium: 'Operating, but payouts vary with the seasons or a single line of business.',
    high: 'Payouts depend on a few tenants, on a sale, or on permits that are still pending.',
    very_high: 'Not operating yet. You could lose a large part of the principal.',
    other: 'The risk level is unknown. Read the risks below and the documents.',
  },
  riskReviewed: 'Our review board reassesses risk every quarter.',
  similar: 'Similar assets',
  similarText: 'Assets in the same category or with the same risk level.',
  similarAll: 'All in {category}',
};

export default rwaAsset;
