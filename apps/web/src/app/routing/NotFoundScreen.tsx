import { Container, EmptyState, LinkButton } from '@/design';
import { useTranslations } from '@/i18n';
import { PageHeader } from '@/shared';

/** Shown for a path without a row in the route table. */
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
