import type { BaseTranslation } from '../i18n-types';

// Strings for notices that remain visible while their cause persists.
const ko_systemNotices = {
  offlineTitle: '인터넷에 연결되어 있지 않습니다.',
  offlineText: '저장된 내용을 보여 드립니다. 가격과 재고는 최신이 아닐 수 있습니다.',
  updateTitle: '새 버전이 준비되었습니다.',
  updateText: '새로고침하면 적용됩니다. 작성 중인 내용이 있다면 먼저 마쳐 주세요.',
  updateNow: '새로고침',
  updateLater: '나중에',
  settingsInvalid:
    '이 사이트의 설정(settings.json: {setting:string})이 올바르지 않아 시작할 수 없습니다. 다시 시도하기',
} satisfies BaseTranslation;

export default ko_systemNotices;
