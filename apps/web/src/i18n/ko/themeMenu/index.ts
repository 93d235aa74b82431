import type { BaseTranslation } from '../../i18n-types';

/** The menu of the theme switcher, and what it opens (spec §2 Floating theme switcher). */
const themeMenu = {
  notes: { default: '하늘색과 짙은 회청색', luxury: '금색과 남색', minimal: '흰색과 검은색' },
  comingSoon: '준비 중',
  plannedTitle: '럭셔리 테마를 준비하고 있습니다',
  plannedText: '준비가 끝나면 고를 수 있습니다.',
} satisfies BaseTranslation;

export default themeMenu;
