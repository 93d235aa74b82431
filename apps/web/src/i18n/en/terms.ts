import type { Translation } from '../i18n-types';

/** Names of the contract's enum values (spec §3, §9). */
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
    apy_high: 'Highest APY',
    apy_low: 'Lowest APY',
    minimum_low: 'Lowest minimum investment',
    minimum_high: 'Highest minimum investment',
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
    others: 'Other',
    other: 'Other',
  },
  payoutSchedule: { monthly: 'Monthly', quarterly: 'Quarterly', other: 'Other' },
  documentKind: {
    prospectus: 'Prospectus',
    appraisal: 'Appraisal',
    registry: 'Registry extract',
    insurance: 'Insurance',
    other: 'Document',
  },
  orderStatus: {
    pending_payment: 'Payment due',
    paid: 'Paid',
    preparing: 'Preparing',
    completed: 'Completed',
    cancelled: 'Canceled',
    refunded: 'Refunded',
    other: 'Unknown',
  },
  expectedYearly: 'Expected {percent} a year',
  pricePer: {
    night: 'from {price}/night',
    item: '{price}',
    person: '{price}/person',
    other: '{price}',
  },
  roomType: { standard: 'Standard', deluxe: 'Deluxe', suite: 'Suite', villa: 'Villa', other: 'Other room' },
  transactionType: {
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    conversion: 'Conversion',
    purchase: 'Purchase',
    other: 'Other',
  },
  transactionStatus: { completed: 'Completed', pending: 'Pending', failed: 'Failed', other: 'Unknown' },
};

export default terms;
