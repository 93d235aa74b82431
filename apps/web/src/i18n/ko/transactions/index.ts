import type { BaseTranslation } from '../../i18n-types';

/** My Page: transactions (spec §3 My Page transaction). */
const transactions = {
  title: '내 거래 내역',
  totalValue: '총 보유 가치',
  locked: '사용 중(묶임) {amount:string}',
  noneLocked: '모두 사용 가능',
  filters: '거래 내역 필터',
  type: '종류',
  status: '상태',
  token: '토큰',
  from: '시작일',
  to: '종료일',
  all: '전체',
  rangeWrong: '종료일이 시작일보다 빠릅니다.',
  clearFilters: '필터 지우기',
  date: '일시',
  description: '내용',
  amount: '수량',
  hash: '거래 해시',
  copyHash: '거래 해시 {hash:string} 복사',
  hashCopied: '거래 해시를 복사했습니다',
  noHash: '–',
  found: '{count:number}건',
  emptyTitle: '아직 거래 내역이 없습니다',
  emptyText: '투자하거나 토큰을 전환하면 여기에 표시됩니다.',
  explore: 'RWA 자산 둘러보기',
  noneFound: '조건에 맞는 거래가 없습니다',
  noneFoundText: '필터를 바꾸거나 지워 보세요.',
  noneOnPage: '이 페이지에는 거래가 없습니다',
  toFirstPage: '첫 페이지로',
  exportCsv: 'CSV로 저장',
  csvName: 'GLI-거래내역-{day:string}',
  csvSaved: '거래 {count:number}건을 CSV 파일로 저장했습니다',
  csvFailed: 'CSV 파일을 만들지 못했습니다',
  notOnChainNote:
    '이 테스트 네트워크에서는 플랫폼이 거래를 직접 기록하며, 공개 블록 탐색기에서는 조회되지 않습니다.',
  depositNote:
    '입금은 보상, 환불, 만기된 투자처럼 잔액에 더해진 토큰입니다. 토큰을 직접 입금하거나 출금하는 기능은 아직 없습니다.',
} satisfies BaseTranslation;

export default transactions;
