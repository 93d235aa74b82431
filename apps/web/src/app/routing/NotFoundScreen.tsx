import { Container, EmptyState, LinkButton } from '@/design';
import { useTranslations } from '@/i18n';
import { PageHeader } from '@/shared';

/** A path that no row of the route table has, with or without a login. */
export default function NotFoundScreen() {
  const t = useTranslations();
  return (
    <Container>
      <PageHeader title={t.common.notFoundTitle()} />
      <EmptyState
        title={t.common.notFoundText()}
        action={<LinkButton href="/">{t.common.goHome()}</LinkButton>}
      />
    </Container>
  );
}
