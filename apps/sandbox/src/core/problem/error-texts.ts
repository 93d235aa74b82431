import type { ErrorCode } from '../contract/document.ts';

/** Words of an error: `error` says shortly what failed, `message` what a person does next. */
export type ErrorTexts = {
  readonly [Code in ErrorCode]: { readonly error: string; readonly message: string };
};
