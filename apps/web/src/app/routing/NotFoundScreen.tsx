import { Button, Container, Inline, LinkButton, PageHeader, Split, Stack, TextLink } from '@gli/ui';
import { Search } from '@gli/ui/icons';
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
      <Split from="bp2" gap="xl" align="end">
        <Stack gap="lg">
          <PageHeader title={t.common.notFoundTitle()} lead={t.common.notFoundText()} />
          <Inline gap="md">
            <LinkButton href="/">{t.common.goHome()}</LinkButton>
            <Button variant="secondary" onClick={() => setSearching(true)}>
              <Search aria-hidden />
              {t.shell.search()}
            </Button>
          </Inline>
          <Inline as="ul" gap="md">
            {(['rwa-assets', 'shopping', 'help-center'] as const).map((name) => (
              <li key={name}>
                <TextLink touch href={`/${name}`}>
                  {t.places[name]()}
                </TextLink>
              </li>
            ))}
          </Inline>
        </Stack>
        <LostBoat />
      </Split>
      {isSearching ? <SearchDialog typed="" onClose={() => setSearching(false)} /> : null}
    </Container>
  );
}
