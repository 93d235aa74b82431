import type { BaseTranslation } from '../i18n-types';

/** Strings for the account menu, notifications, sharing, watchlist, maps and themes. */
const navigation = {
  accountMenu: '{name:string}님 계정 메뉴',
  accountPages: '계정',
  myPortfolio: '포트폴리오',
  myProfile: '프로필',
  notices: '알림',
  // No counter follows the number, because axe requires the displayed number to be a separate word in the button's
  // name.
  noticesNew: '알림, 새 알림: {count:string}',
  noticeNew: '새 알림',
  noNotices: '읽지 않은 알림이 없습니다.',
  noticesFailed: '알림을 불러오지 못했습니다.',
  watch: '관심 목록에 추가',
  watching: '추가됨',
  watchItem: '{state:string}: {name:string}',
  watchHint: '이 기기에만 저장됩니다.',
  watchlistFull: '관심 목록에는 {maximum:number}개까지 담을 수 있습니다',
  watchlistAll: '모두 보기',
  recentlyViewed: '최근 본 자산과 상품',
  share: '공유',
  linkCopied: '링크를 복사했습니다',
  linkNotCopied: '링크를 복사하지 못했습니다',
  openGoogleMaps: '구글 지도에서 보기',
  openKakaoMap: '카카오맵에서 보기',
  themeNotes: { default: '하늘색과 짙은 회청색', luxury: '금색과 남색', minimal: '흰색과 검은색' },
  themeComingSoon: '준비 중',
  themePlannedTitle: '럭셔리 테마를 준비하고 있습니다',
  themePlannedText: '준비가 끝나면 선택할 수 있습니다.',
} satisfies BaseTranslation;

export default navigation;
