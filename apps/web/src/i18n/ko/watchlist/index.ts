import type { BaseTranslation } from '../../i18n-types';

/** Watchlist: the own list and a list that someone shared. */
const watchlist = {
  help: '별표로 담은 자산과 상품을 모아 보고, 링크로 공유합니다. 누군가 공유한 목록도 여기에서 열립니다.',
  lead: '별표로 담은 자산과 상품입니다.',
  kept: '이 기기에만 저장되고, 로그아웃하면 보이지 않습니다. 다시 로그인하면 그대로 있습니다.',
  keptForVisitor: '이 기기에만 저장됩니다. 로그인하면 회원님의 목록으로 옮겨집니다.',
  list: '담은 자산과 상품',
  gone: '더 이상 볼 수 없는 항목입니다',
  shareTitle: 'GLI 관심 목록',
  emptyTitle: '관심 목록이 비어 있습니다',
  emptyText: '자산이나 상품의 별표를 누르면 여기에 모입니다.',
  toAssets: '자산 보기',
  toShop: '쇼핑몰 보기',
  sharedTitle: '공유받은 관심 목록',
  sharedLead: '링크로 공유받은 목록입니다. 별표를 누르면 내 관심 목록에 추가됩니다.',
  sharedEmpty: '링크에 표시할 자산이나 상품이 없습니다',
  addAll: '내 관심 목록에 모두 추가',
  allAdded: '모두 내 관심 목록에 있습니다.',
  toOwn: '내 관심 목록 보기',
} satisfies BaseTranslation;

export default watchlist;
