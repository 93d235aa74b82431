import type { ValidationIssue } from '@gli/validation';
import type { ComponentPropsWithRef, ComponentType } from 'react';

/** A text without parameters, in the member's language. */
type Text = () => string;
type TextWith<Params> = (params: Params) => string;

/** Params of an issue's text. Amounts are formatted, and `required` names its field. */
type IssueParams<Code extends ValidationIssue['code']> = Code extends 'required'
  ? { field: string }
  : Extract<ValidationIssue, { code: Code }> extends { params: infer Params }
    ? Params
    : undefined;

/** Texts of the rules in @gli/validation, by issue code. */
type IssueTexts = {
  [Code in ValidationIssue['code']]: IssueParams<Code> extends undefined ? Text : TextWith<IssueParams<Code>>;
};

/** Texts of the components, grouped like the app's dictionaries. */
export type UiTexts = {
  common: Record<
    | 'cancel'
    | 'close'
    | 'hashCopied'
    | 'loadFailedText'
    | 'loadFailedTitle'
    | 'loading'
    | 'nextPage'
    | 'offline'
    | 'opensInNewTab'
    | 'optional'
    | 'partFailedTitle'
    | 'previousPage'
    | 'retry'
    | 'sendAgain'
    | 'showTable',
    Text
  > & {
    copyHash: TextWith<{ hash: string }>;
    fieldsToCheck: TextWith<{ count: number }>;
    pagePosition: TextWith<{ page: number; pages: number }>;
  };
  errors: Record<'checkInput' | 'copy' | 'loadData', Text>;
  lists: Record<
    | 'all'
    | 'clearFilters'
    | 'noMatch'
    | 'noMatchText'
    | 'openFilters'
    | 'pastEnd'
    | 'showResults'
    | 'toFirstPage',
    Text
  > & {
    allOf: TextWith<{ filter: string }>;
    filters: TextWith<{ list: string }>;
    openFiltersWith: TextWith<{ count: number }>;
  };
  navigation: Record<'linkCopied' | 'linkNotCopied' | 'openGoogleMaps' | 'openKakaoMap' | 'share', Text>;
  validation: IssueTexts & {
    number_out_of_range: TextWith<{ minimum: string; maximum: string }>;
    text_too_long: TextWith<{ maximum: string }>;
  };
};

/** Formats of numbers and days in the member's language. */
export type UiFormats = {
  day: (time: string) => string;
  integer: (value: number) => string;
  /** Formats an amount with all its digits. */
  tokenExact: (amount: string, token?: string) => string;
};

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** Search parameters of the page, and a function that replaces them, in a new history entry unless `replace` is true. */
export type SearchParamsState = [
  search: URLSearchParams,
  setSearch: (
    next: Record<string, string> | ((current: URLSearchParams) => URLSearchParams),
    options?: { replace?: boolean },
  ) => void,
];

/** The app that the components are part of: its router, language, errors and storage. Its members never change. */
export type UiAdapter = {
  /** Link to a page of the app. */
  Link: ComponentType<LinkProps>;
  useSearchParams: () => SearchParamsState;
  /** Returns the language as a BCP 47 tag. */
  useLocale: () => string;
  useTexts: () => UiTexts;
  useFormats: () => UiFormats;
  /** Returns a function that formats any error as a message for the member. */
  useErrorText: () => (error: unknown) => string;
  /** True if the requested object does not exist. */
  isMissing: (error: unknown) => boolean;
  /** True if the request failed because there was no connection. */
  isLostConnection: (error: unknown) => boolean;
  /** Returns the server's messages by field, or undefined for any other error. */
  getFieldErrors: (error: unknown) => Readonly<Record<string, readonly string[] | undefined>> | undefined;
  /**
   * Returns a function that looks for the cause of a failed page section. It resolves to true if rendering the
   * section again may help.
   */
  useRecovery: () => () => Promise<boolean>;
  /** Returns a function that resolves the URL of a picture in a response. */
  useMediaUrl: () => (url: string) => string;
  /** Returns text that was typed into a form before a reload, and a function that saves the current text. */
  useDraft: (name: string) => [draft: string, keep: (text: string) => void];
  /** Returns text that was saved on this device, and a function that saves another one. */
  useSavedText: (name: string) => [saved: string, save: (text: string) => void];
};
