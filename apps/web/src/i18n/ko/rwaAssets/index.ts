import type { BaseTranslation } from '../../i18n-types';

/** Strings for the RWA list and the comparison (spec §2 RWA list). Strings for the cards are in `rwa`. */
const rwaAssets = {
  help: '투자할 수 있는 리조트와 실물자산의 목록입니다. 분류와 위험 등급으로 좁혀 보고, 예상 수익률이나 최소 투자금순으로 정렬할 수 있습니다.',
  featuredOnly: '추천 자산만 보기',
  feed: '자산 목록',
  shown: '자산 {count:number}개 · {from:number}–{to:number}',
  skipList: '목록 건너뛰기',
  listEnd: '마지막 자산까지 모두 보았습니다.',
  toTop: '맨 위로',
  compare: '비교',
  compareAsset: '비교: {asset:string}',
  compareTray: '비교할 자산',
  compareCount: '{count:number} / {max:number}개 선택',
  compareHint: '두 개 이상 고르면 나란히 비교할 수 있습니다.',
  compareFull: '최대 {max:number}개까지 비교할 수 있습니다.',
  compareOpen: '비교하기',
  compareRemove: '비교에서 빼기: {asset:string}',
  compareMissing: '불러올 수 없는 자산',
  compareTitle: '자산 비교',
  compareText: '선택한 자산의 조건을 나란히 비교합니다.',
  compareFact: '항목',
  comparePage: '상세 보기',
} satisfies BaseTranslation;

export default rwaAssets;
