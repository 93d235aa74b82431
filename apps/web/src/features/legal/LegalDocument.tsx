import type { ReactNode } from 'react';
import { Container, Stack } from '../../design/display/Layout.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../shared/forms/Notice.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';

type LegalDocumentProps = {
  title: string;
  lead: string;
  /** Each with its heading. */
  sections: readonly { title: () => string; text: () => string }[];
  /** What really applies to this platform is no sample. */
  isSample?: boolean;
  children?: ReactNode;
};

/** A text about the platform that can be read, linked and printed. */
export function LegalDocument({ title, lead, sections, isSample = true, children }: LegalDocumentProps) {
  const t = useTranslations();
  return (
    <Container>
      <Stack gap="lg" css={{ maxWidth: '$prose' }}>
        <PageHead title={title} lead={lead} />
        {isSample ? <Notice kind="info">{t.legal.sample()}</Notice> : null}
        {sections.map((section) => (
          <Stack as="section" gap="xs" key={section.title()}>
            <Heading as="h2" size="md">
              {section.title()}
            </Heading>
            <Text>{section.text()}</Text>
          </Stack>
        ))}
        {children}
      </Stack>
    </Container>
  );
}
