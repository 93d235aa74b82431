import type { BaseTranslation } from 'typesafe-i18n';

/** Strings that are used by several screens. */
const common = {
  platformName: 'GLI',
  retry: '다시 시도',
  sendAgain: '다시 보내기 (한 번만 실행됩니다)',
  cancel: '취소',
  optional: '선택',
  close: '닫기',
  offline: '인터넷에 연결되어 있지 않습니다. 입력한 내용은 그대로 남아 있습니다.',
  fieldsToCheck: '입력한 내용 중 {count:number}곳을 확인해 주세요.',
  loading: '불러오는 중',
  previousPage: '이전',
  nextPage: '다음',
  pagePosition: '{page:number} / {pages:number} 페이지',
  krwApprox: '약 {amount:string}',
  /** The `amount` is a formatted `krwApprox`. */
  krwPerToken: '1 {token:string}당 {amount:string}',
  opensInNewTab: '새 창에서 열림',
  showTable: '표로 보기',
  copyHash: '거래 해시 {hash:string} 복사',
  hashCopied: '거래 해시를 복사했습니다',
  notFoundTitle: '페이지를 찾을 수 없습니다',
  notFoundText: '주소가 바뀌었거나 더 이상 없는 페이지입니다.',
  goHome: '홈으로',
  crashTitle: '화면을 표시하지 못했습니다',
  partFailedTitle: '이 부분을 표시하지 못했습니다',
  crashText: '다시 시도해 주세요. 방금 제출한 것이 있다면 처리되었는지 먼저 확인해 주세요.',
  loadFailedTitle: '화면을 불러오지 못했습니다',
  newVersionText: '새 버전이 나왔거나 연결이 끊겼을 수 있습니다. 새로고침하면 이어서 볼 수 있습니다.',
  loadFailedText: '인터넷 연결을 확인한 뒤 다시 시도해 주세요.',
  needsConnectionTitle: '인터넷 연결이 필요한 페이지입니다',
  needsConnectionText: '연결되면 자동으로 불러옵니다.',
  reload: '새로고침',
} satisfies BaseTranslation;

export default common;
