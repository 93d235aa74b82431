import { GliApiError, GliNetworkError, GliNotFoundError, GliTimeoutError } from '@gli/sdk';
import type { LinkProps, UiAdapter } from '@gli/ui';
import { Link, useSearchParams } from 'wouter';
import { useDraft, useErrorText, usePlatform, useSavedText } from '@/data';
import { useFormats, useI18nContext, useTranslations } from '@/i18n';

/** Connects the components of @gli/ui to the app's router, language, errors and storage. */
export const uiAdapter: UiAdapter = {
  Link: (props: LinkProps) => <Link {...props} />,
  useSearchParams,
  useLocale: () => useI18nContext().locale,
  useTexts: useTranslations,
  useFormats,
  useErrorText,
  isMissing: (error) => error instanceof GliNotFoundError,
  isLostConnection: (error) => error instanceof GliNetworkError || error instanceof GliTimeoutError,
  getFieldErrors: (error) => (error instanceof GliApiError ? error.details : undefined),
  useRecovery: () => usePlatform().checkResponses,
  useMediaUrl() {
    const { api } = usePlatform().settings;
    return (url) => (URL.canParse(api) ? new URL(url, api).href : url);
  },
  useDraft,
  useSavedText,
};
