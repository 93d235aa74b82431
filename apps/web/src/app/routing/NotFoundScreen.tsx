import { Button, Container, Inline, LinkButton, PageHeader, Stack, Text } from '@gli/ui';
import { useState } from 'react';
import { useTranslations } from '@/i18n';
import { SearchDialog } from '../../features/search/SearchSlot.tsx';
import { LostBoat } from './LostBoat.tsx';

/** Shown for a path that is not in the route table, with links to continue. */
export default function NotFoundScreen() {
  const t = useTranslations();
  const [isSearching, setSearching] = useState(false);
  return (
    <Container>
      <PageHeader title={t.common.notFoundTitle()} />
      <Stack gap="lg" css={{ paddingTop: '$4' }}>
        <Text>{t.common.notFoundText()}</Text>
        <LostBoat />
        <Inline gap="md">
          <LinkButton href="/">{t.common.goHome()}</LinkButton>
          <LinkButton href="/rwa-assets" variant="secondary">
            {t.places['rwa-assets']()}
          </LinkButton>
          <LinkButton href="/shopping" variant="secondary">
            {t.places.shopping()}
          </LinkButton>
          <LinkButton href="/help-center" variant="secondary">
            {t.places['help-center']()}
          </LinkButton>
          <Button variant="secondary" onClick={() => setSearching(true)}>
            {t.shell.search()}
          </Button>
        </Inline>
      </Stack>
      {isSearching ? <SearchDialog typed="" onClose={() => setSearching(false)} /> : null}
    </Container>
  );
}
