import type { BaseTranslation } from '../../i18n-types';

/** Business introduction (spec §1 Business introduction, §9 Roadmap quarters, Strategy phases). */
const business = {
  lead: '좋은 리조트에 투자하고 머무는 방식을 바꿉니다.',
  sections: { background: '배경', team: '팀', strategy: '전략', roadmap: '로드맵', tokens: '토큰' },
  featureStatus: { live: '이용 가능', beta: '베타', planned: '예정', other: '알 수 없음' },
  roadmapStatus: { completed: '완료', in_progress: '진행 중', planned: '예정', other: '알 수 없음' },
  phase: '{number:number}단계 · {title:string}',
  progress: '진행률',
  reached: '달성',
  open: '진행 전',
  referencePrice: '기준 가격',
  totalSupply: '총발행량',
  utilities: '쓰임',
} satisfies BaseTranslation;

export default business;
