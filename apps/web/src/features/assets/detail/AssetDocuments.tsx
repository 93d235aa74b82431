import type { RwaDocument } from '@gli/sdk';
import { FileText } from 'lucide-react';
import { Badge } from '../../../design/display/Badge.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';

const List = styled('ul', { listStyle: 'none', padding: 0, display: 'grid', gap: '$3' });

/** Prospectus, appraisal, registry extract, insurance: each opens in a new tab. */
export function AssetDocuments({ documents }: { documents: readonly RwaDocument[] }) {
  const t = useTranslations();
  const formats = useFormats();
  if (documents.length === 0) return null;
  return (
    <Section title={t.rwa.documents()}>
      <List>
        {documents.map((document) => (
          <Card as="li" key={document.url} padding="sm">
            <Inline gap="md" justify="between">
              <Inline gap="md" nowrap>
                <FileText aria-hidden size={20} />
                <Stack gap="none">
                  <TextLink href={document.url} target="_blank" rel="noopener">
                    {document.name}
                    <VisuallyHidden> ({t.common.opensInNewTab()})</VisuallyHidden>
                  </TextLink>
                  <Text size="sm" tone="muted" numeric>
                    {t.rwa.documentSize({
                      size: formats.bytes(document.size_bytes),
                      date: formats.day(document.published_on),
                    })}
                  </Text>
                </Stack>
              </Inline>
              <Badge>{translate(t.terms.documentKind, document.kind)()}</Badge>
            </Inline>
          </Card>
        ))}
      </List>
    </Section>
  );
}
