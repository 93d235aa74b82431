import { useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { ErrorState } from '../design/ErrorState.tsx';
import { Container } from '../design/Layout.tsx';
import { styled } from '../design/stitches.config.ts';
import { useWords } from '../i18n/words.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LoginRequiredProvider } from './LoginRequiredProvider.tsx';
import { RouteOutlet } from './RouteOutlet.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useSignedOut } from './use-signed-out.ts';

const Page = styled('div', { minHeight: '100dvh', display: 'flex', flexDirection: 'column' });
const Main = styled('main', { flex: 1, paddingBottom: '$20', '&:focus': { outline: 'none' } });
const Skip = styled('a', {
  position: 'absolute',
  left: '$4',
  top: '-4rem',
  zIndex: '$toast',
  padding: '$3 $5',
  borderRadius: '$md',
  background: '$primary',
  color: '$onPrimary',
  fontWeight: '$semibold',
  '&:focus': { top: '$3' },
});

/** Header, the screen of the address, footer. */
export function Shell() {
  const words = useWords();
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useDocumentTitle(path);
  useSignedOut();
  useEffect(() => {
    // A new page begins at its top, for eyes and for screen readers; the first one already does.
    if (shownPath.current === path) return;
    shownPath.current = path;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <LoginRequiredProvider>
      <Page>
        <Skip href="#content">{words.shell.skipToContent()}</Skip>
        <Header />
        <Main id="content" ref={main} tabIndex={-1}>
          <ErrorBoundary
            resetKeys={[path]}
            fallbackRender={({ resetErrorBoundary }) => (
              <Container css={{ paddingTop: '$10' }}>
                <ErrorState
                  title={words.common.crashTitle()}
                  description={words.common.crashText()}
                  retryLabel={words.common.retry()}
                  onRetry={resetErrorBoundary}
                />
              </Container>
            )}
          >
            <RouteOutlet />
          </ErrorBoundary>
        </Main>
        <Footer />
      </Page>
    </LoginRequiredProvider>
  );
}
