import { Link } from 'wouter';
import { EmptyState } from '../../design/EmptyState.tsx';
import { Container } from '../../design/Layout.tsx';
import { LinkButton } from '../../design/LinkButton.tsx';
import { useWords } from '../../i18n/words.ts';
import { PageHead } from '../../parts/PageHead.tsx';

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
