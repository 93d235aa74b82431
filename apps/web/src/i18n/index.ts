export * from './format.ts';
export * from './i18n-react.tsx';
export type * from './i18n-types.ts';
export * from './i18n-util.ts';
export * from './translations.ts';
