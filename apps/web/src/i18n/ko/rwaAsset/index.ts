import type { BaseTranslation } from '../../i18n-types';

/**
 * Strings for the asset page only: gallery, location, operator, risk, similar assets (spec §2, §3 RWA asset). Strings
 * that it shares with the list are in `rwa`.
 */
const rwaAsset = {
  help: '자산 하나의 수익률 추이와 모집 현황, 위험 요소, 공시 서류를 확인하는 화면입니다. 로그인하면 수량을 입력하고 내용을 확인한 뒤 투자할 수 있습니다.',
  sections: '자산 정보',
  tabs: { overview: '요약', income: '수익', risk: '위험', location: '위치', documents: '문서' },
  closesOn: '{day:string} 모집 마감',
  keyTerms: '주요 조건',
  enlarge: '크게 보기',
  previousPicture: '이전 사진',
  nextPicture: '다음 사진',
  picturePosition: '사진 {index:number} / {count:number}',
  coordinates: '북위 {latitude:string}° · 동경 {longitude:string}°',
  nearby: '가까운 곳',
  payoutDay: '지급일',
  payoutDayText: '기간이 끝난 다음 달 {day:number}일',
  nextPayout: '다음 지급일',
  floors: '지상 층수',
  investorCount: '투자자',
  people: '{count:string}명',
  founded: '설립 연도',
  website: '홈페이지',
  contact: '투자자 문의',
  riskLevel: '위험 등급 {risk:string}',
  riskMeaning: {
    low: '이미 운영 중이고 임차인이 여럿이며 부채가 적습니다. 지금까지의 수익이 예상에 가까웠습니다.',
    medium: '이미 운영 중이지만 계절이나 한 업종의 경기에 따라 수익이 달라집니다.',
    high: '수익이 소수의 임차인, 매각, 또는 앞으로 받을 인허가에 달려 있습니다.',
    very_high: '아직 운영 전입니다. 원금의 상당 부분을 잃을 수 있습니다.',
    other: '위험 등급을 확인할 수 없습니다. 아래 위험 요인과 문서를 읽어 주세요.',
  },
  riskReviewed: '위험 등급은 심사위원회가 분기마다 다시 평가합니다.',
  similar: '비슷한 자산',
  similarText: '분류나 위험 등급이 같은 자산입니다.',
  similarAll: '{category:string} 전체 보기',
} satisfies BaseTranslation;

export default rwaAsset;
