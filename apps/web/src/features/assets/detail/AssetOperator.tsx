import type { RwaAsset } from '@gli/sdk';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text, TextLink } from '../../../design/display/Text.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { useWords } from '../../../i18n/words.ts';
import { Section } from '../../../shared/Section.tsx';

/** Who runs the property, and whom investors can ask. */
export function AssetOperator({ operator }: { operator: RwaAsset['operator'] }) {
  const words = useWords();
  const { website } = operator;
  return (
    <Section title={words.rwa.operator()}>
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
              { term: words.rwaAsset.founded(), description: String(operator.founded_year) },
              ...(website
                ? [
                    {
                      term: words.rwaAsset.website(),
                      description: (
                        <TextLink href={website} target="_blank" rel="noopener noreferrer">
                          {new URL(website).hostname}
                          <VisuallyHidden> ({words.common.opensInNewTab()})</VisuallyHidden>
                        </TextLink>
                      ),
                    },
                  ]
                : []),
              {
                term: words.rwaAsset.contact(),
                description: <TextLink href={`mailto:${operator.email}`}>{operator.email}</TextLink>,
              },
            ]}
          />
        </Stack>
      </Card>
    </Section>
  );
}
