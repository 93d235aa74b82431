import type { BaseTranslation } from '../i18n-types';

/** Portfolio (spec §1, §7 investments; design reading 8). */
const portfolio = {
  title: '내 포트폴리오',
  heading: '내 포트폴리오',
  currentValue: '현재 평가액',
  invested: '투자 원금',
  earned: '누적 수익',
  averageApy: '평균 예상 연 수익률',
  allocation: '자산 배분',
  allocationBy: '배분 기준',
  byAsset: '자산별',
  byCategory: '분류별',
  byRisk: '위험도별',
  allocationChart: '자산 배분 도표. {slices:string}',
  sliceOf: '{label:string} {share:string}',
  share: '비중',
  value: '평가액',
  valueOverTime: '평가액 추이',
  valueChart:
    '{from:string}부터 {to:string}까지의 평가액. {first:string}에서 {last:string}(으)로 변했습니다.',
  at: '시점',
  holdings: '보유 자산',
  asset: '자산',
  principal: '원금',
  returnPercent: '수익률',
  investedOn: '투자일',
  emptyTitle: '아직 투자한 자산이 없습니다',
  emptyText: '자산을 둘러보고 첫 투자를 시작해 보세요.',
  loadError: '포트폴리오를 불러올 수 없습니다',
} satisfies BaseTranslation;

export default portfolio;
