import type { BaseTranslation } from 'typesafe-i18n';

/** Strings for lists on any screen: filters, and messages for empty lists. */
const lists = {
  filters: '{list:string} 필터',
  all: '전체',
  /** On phones, the chip of a filter that is not set. */
  allOf: '{filter:string}: 전체',
  openFilters: '필터',
  openFiltersWith: '필터 {count:number}',
  showResults: '결과 보기',
  clearFilters: '필터 지우기',
  noMatch: '조건에 맞는 항목이 없습니다',
  noMatchText: '필터를 바꾸거나 지워 보세요.',
  pastEnd: '이 페이지에는 항목이 없습니다',
  toFirstPage: '첫 페이지로',
} satisfies BaseTranslation;

export default lists;
