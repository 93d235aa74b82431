import type { RwaAsset } from '@gli/sdk';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text, TextLink } from '../../../design/display/Text.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';

/** Who runs the property, and whom investors can ask. */
export function AssetOperator({ operator }: { operator: RwaAsset['operator'] }) {
  const t = useTranslations();
  const { website } = operator;
  return (
    <Section title={t.rwa.operator()}>
      <Card>
        <Stack gap="md">
          <Stack gap="xs">
            <Heading as="h3" size="sm">
              {operator.name}
            </Heading>
            <Text tone="muted">{operator.description}</Text>
          </Stack>
          <DescriptionList
            layout="grid"
            items={[
              { term: t.rwaAsset.founded(), description: String(operator.founded_year) },
              ...(website
                ? [
                    {
                      term: t.rwaAsset.website(),
                      description: (
                        <TextLink href={website} target="_blank" rel="noopener noreferrer">
                          {new URL(website).hostname}
                          <VisuallyHidden> ({t.common.opensInNewTab()})</VisuallyHidden>
                        </TextLink>
                      ),
                    },
                  ]
                : []),
              {
                term: t.rwaAsset.contact(),
                description: <TextLink href={`mailto:${operator.email}`}>{operator.email}</TextLink>,
              },
            ]}
          />
        </Stack>
      </Card>
    </Section>
  );
}
