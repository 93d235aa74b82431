import type { RwaAsset, RwaDocument } from '@gli/sdk';
import {
  Badge,
  Card,
  DescriptionList,
  Inline,
  Note,
  Section,
  Stack,
  Subheading,
  Text,
  TextLink,
  translate,
} from '@gli/ui';
import { FileText } from '@gli/ui/icons';
import { safeLink } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { DocumentLink } from '../DocumentLink.tsx';

export function AssetOperator({ operator }: { operator: RwaAsset['operator'] }) {
  const t = useTranslations();
  const website = safeLink(operator.website);
  return (
    <Section title={t.rwa.operator()}>
      <Card gap="md">
        <Stack gap="xs">
          <Subheading>{operator.name}</Subheading>
          <Text tone="muted">{operator.description}</Text>
        </Stack>
        <DescriptionList
          layout="grid"
          items={[
            [t.rwaAsset.founded(), String(operator.founded_year)],
            [
              t.rwaAsset.website(),
              website && <DocumentLink url={website}>{new URL(website).hostname}</DocumentLink>,
            ],
            [
              t.rwaAsset.contact(),
              <TextLink as="a" href={`mailto:${operator.email}`}>
                {operator.email}
              </TextLink>,
            ],
          ]}
        />
      </Card>
    </Section>
  );
}

/** Prospectus, appraisal, registry extract and insurance, which open in a new tab. */
export function AssetDocuments({ documents }: { documents: readonly RwaDocument[] }) {
  const t = useTranslations();
  const formats = useFormats();
  if (documents.length === 0) return null;
  return (
    <Section title={t.rwa.documents()}>
      <Stack as="ul" gap="snug">
        {documents.map((document) => (
          <Card as="li" key={document.url} padding="sm">
            <Inline gap="md" justify="between" nowrap="normalText">
              <Inline gap="md" nowrap="normalText">
                <FileText aria-hidden size={20} />
                <Stack gap="none">
                  <DocumentLink url={document.url}>{document.name}</DocumentLink>
                  <Note numeric>
                    {t.rwa.documentSize({
                      size: formats.bytes(document.size_bytes),
                      date: formats.day(document.published_on),
                    })}
                  </Note>
                </Stack>
              </Inline>
              <Badge>{translate(t.terms.documentKind, document.kind)()}</Badge>
            </Inline>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
