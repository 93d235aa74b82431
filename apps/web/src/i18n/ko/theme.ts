import type { BaseTranslation } from 'typesafe-i18n';

/** Strings for the floating theme switcher (spec §2 Floating theme switcher, §4 Theme). */
const theme = {
  open: '테마 바꾸기 (현재: {name:string})',
  menu: '테마',
  names: { default: '기본', luxury: '럭셔리', minimal: '미니멀' },
} satisfies BaseTranslation;

export default theme;
