import type { FallbackProps } from 'react-error-boundary';
import { Container } from '../../design/display/Layout.tsx';
import { ErrorState } from '../../design/feedback/ErrorState.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { usePlatform } from '../../shared/platform.ts';
import { ScreenLoadError } from './screens.ts';

/** Session storage: which page was reloaded already because its code could not be fetched. */
const reloadedKey = 'reloaded-for';

/**
 * A screen that failed. When its code could not be fetched, most likely a newer version has taken the place of this one:
 * a reload is offered, once a page; when that did not help, the screen is fetched again without one.
 */
export function ScreenFailure({ error, resetErrorBoundary }: FallbackProps) {
  const t = useTranslations();
  const { perTab } = usePlatform();
  const isMissing = error instanceof ScreenLoadError;
  const page = window.location.pathname;
  const offersReload = isMissing && perTab.getItem(reloadedKey) !== page;
  const reload = () => {
    perTab.setItem(reloadedKey, page);
    window.location.reload();
  };
  return (
    <Container css={{ paddingTop: '$10' }}>
      <ErrorState
        title={isMissing ? t.common.loadFailedTitle() : t.common.crashTitle()}
        description={
          isMissing
            ? offersReload
              ? t.common.newVersionText()
              : t.common.loadFailedText()
            : t.common.crashText()
        }
        retryLabel={offersReload ? t.common.reload() : t.common.retry()}
        onRetry={offersReload ? reload : resetErrorBoundary}
      />
    </Container>
  );
}
