import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Container, Stack, styled } from '@/design';
import { useTranslations } from '@/i18n';
import { PageHeader } from '@/shared';

/** Demo pages in viewing order. Spec §2 demo pages */
const pages = [
  'design-tokens',
  'styled-system',
  'token-test',
  'accessibility-demo',
  'animation-demo',
] as const;
type DemoName = (typeof pages)[number];

const DemoList = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '$2' });
const DemoLink = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  paddingInline: '$4',
  borderRadius: '$round',
  border: '1px solid $colors$border',
  background: '$surface',
  color: '$textMuted',
  fontSize: '$sm',
  fontWeight: '$semibold',
  stateTransition: '$control',
  '@mobile': { minHeight: '$touch' },
  '@hover': { '&:hover': { color: '$text', borderColor: '$borderStrong' } },
  '&[aria-current]': { background: '$primarySoft', borderColor: 'transparent', color: '$primaryText' },
  '@forced': { '&[aria-current]': { borderColor: 'Highlight' } },
});

/** A demo page with links to the other demos. */
export function DemoPage({ name, lead, children }: { name: DemoName; lead: string; children: ReactNode }) {
  const t = useTranslations();
  return (
    <Container>
      <Stack gap="xl">
        <PageHeader title={t.places[name]()} lead={lead} />
        <nav aria-label={t.demos.otherDemos()}>
          <DemoList>
            {pages.map((page) => (
              <li key={page}>
                <DemoLink href={`/${page}`} aria-current={page === name ? 'page' : undefined}>
                  {t.places[page]()}
                </DemoLink>
              </li>
            ))}
          </DemoList>
        </nav>
        {children}
      </Stack>
    </Container>
  );
}
