import { LinkButton } from '../../design/controls/LinkButton.tsx';
import { Container } from '../../design/display/Layout.tsx';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';

/** A path that no row of the route table has, with or without a login. */
export default function NotFoundScreen() {
  const t = useTranslations();
  return (
    // As high as what is shown until it is here, so that the footer stays.
    <Container css={{ minHeight: '70vh' }}>
      <PageHead title={t.common.notFoundTitle()} />
      <EmptyState
        title={t.common.notFoundText()}
        action={<LinkButton href="/">{t.common.goHome()}</LinkButton>}
      />
    </Container>
  );
}
