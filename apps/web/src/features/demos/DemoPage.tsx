import { Container, PageHeader } from '@gli/ui';
import type { ReactNode } from 'react';
import { useTranslations } from '@/i18n';
import { DemoLinks, type DemoName } from './DemoLinks.tsx';

/** Frames examples of @gli/ui as a demo page with links to the other demos. */
export function DemoPage({ name, lead, children }: { name: DemoName; lead: string; children: ReactNode }) {
  const t = useTranslations();
  return (
    <Container gap="xl">
      <PageHeader title={t.places[name]()} lead={lead} />
      <nav aria-label={t.demos.otherDemos()}>
        <DemoLinks current={name} />
      </nav>
      {children}
    </Container>
  );
}
