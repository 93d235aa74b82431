import type { Translation } from '../i18n-types';

/** The field's terms: names of the contract's enum values (spec §3, §9). */
const terms: Translation['terms'] = {
  risk: { low: 'Low', medium: 'Medium', high: 'High', very_high: 'Very high', other: 'Unknown' },
  status: {
    active: 'Available',
    pending: 'Preparing',
    completed: 'Completed',
    paused: 'Paused',
    other: 'Unknown',
  },
  ordering: {
    recommended: 'Recommended',
    apy_high: 'APY high',
    apy_low: 'APY low',
    minimum_low: 'Minimum investment low',
    minimum_high: 'Minimum investment high',
  },
  contractKind: { sale: 'Sale', rental: 'Rental', other: 'Other' },
  contractType: {
    general: 'General',
    land: 'Land',
    commercial: 'Commercial',
    apartment: 'Apartment',
    house: 'House',
    villa: 'Villa',
    studio: 'Studio',
    others: 'Others',
    other: 'Other',
  },
  payoutSchedule: { monthly: 'Every month', quarterly: 'Every quarter', other: 'Other' },
  documentKind: {
    prospectus: 'Prospectus',
    appraisal: 'Appraisal',
    registry: 'Registry extract',
    insurance: 'Insurance',
    other: 'Document',
  },
};

export default terms;
