import type { Translation } from '../i18n-types';

/** Strings for lists on any screen: filters, and messages for empty lists. */
const lists: Translation['lists'] = {
  filters: 'Filters for {list}',
  all: 'All',
  allOf: '{filter}: all',
  openFilters: 'Filters',
  openFiltersWith: 'Filters ({count})',
  showResults: 'Show results',
  clearFilters: 'Clear filters',
  noMatch: 'No results',
  noMatchText: 'Change or clear the filters.',
  pastEnd: 'Nothing on this page',
  toFirstPage: 'Go to the first page',
};

export default lists;
