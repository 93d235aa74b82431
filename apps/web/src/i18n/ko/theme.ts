import type { BaseTranslation } from 'typesafe-i18n';

/** The floating theme switcher (spec §2 Floating theme switcher, §4 Theme). */
const theme = {
  open: '테마 바꾸기, 지금은 {name:string}',
  menu: '테마',
  names: { default: '기본', luxury: '럭셔리', minimal: '미니멀' },
  notes: { default: '하늘색과 짙은 회청색', luxury: '금색과 남색', minimal: '흰색과 검은색' },
  comingSoon: '준비 중',
  plannedTitle: '럭셔리 테마를 준비하고 있습니다',
  plannedText: '준비가 끝나면 고를 수 있습니다.',
} satisfies BaseTranslation;

export default theme;
