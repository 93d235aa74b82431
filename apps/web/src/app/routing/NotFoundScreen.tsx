import { Link } from 'wouter';
import { LinkButton } from '../../design/controls/LinkButton.tsx';
import { Container } from '../../design/display/Layout.tsx';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { useWords } from '../../i18n/words.ts';
import { PageHead } from '../../shared/PageHead.tsx';

/** A path that no row of the route table has, with or without a log-in. */
export default function NotFoundScreen() {
  const words = useWords();
  return (
    <Container>
      <PageHead title={words.common.notFoundTitle()} />
      <EmptyState
        title={words.common.notFoundText()}
        action={
          <Link href="/" asChild>
            <LinkButton>{words.common.goHome()}</LinkButton>
          </Link>
        }
      />
    </Container>
  );
}
