import type { RwaAsset, RwaDocument } from '@gli/sdk';
import { FileText } from 'lucide-react';
import { Badge } from '../../../design/display/Badge.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text, TextLink } from '../../../design/display/Text.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { type Formats, useFormats } from '../../../i18n/format.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';

/** What the asset is: its description and the property in figures. */
export function AssetFacts({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Section title={t.rwa.about()}>
      <Stack gap="lg">
        {asset.description.split(/\n{2,}/).map((paragraph) => (
          <Text key={paragraph} prose>
            {paragraph}
          </Text>
        ))}
        <Card tone="sunken">
          <DescriptionList layout="grid" items={factsOf(asset, t, formats)} />
        </Card>
      </Stack>
    </Section>
  );
}

/** The facts that are known, in the order in which an investor asks for them. */
function factsOf(asset: RwaAsset, t: TranslationFunctions, formats: Formats) {
  const { facts, contract_type: contract } = asset;
  const area = (value: number) => t.rwa.squareMetres({ area: formats.decimal(value) });
  const rows: [term: string, description: string | null][] = [
    [t.rwa.category(), asset.category.name],
    [
      t.rwa.contract(),
      t.rwa.contractOf({
        kind: translate(t.terms.contractKind, contract.kind)(),
        type: translate(t.terms.contractType, contract.type)(),
      }),
    ],
    [t.rwa.term(), t.rwa.months({ count: asset.term_months })],
    [t.rwa.payout(), translate(t.terms.payoutSchedule, asset.payout_schedule)()],
    [t.rwaAsset.payoutDay(), t.rwaAsset.payoutDayOf({ day: asset.payout.day_of_month })],
    [t.rwaAsset.nextPayout(), asset.payout.next_on === null ? null : formats.day(asset.payout.next_on)],
    [t.rwa.floorArea(), facts.floor_area_m2 === null ? null : area(facts.floor_area_m2)],
    [t.rwa.landArea(), facts.land_area_m2 === null ? null : area(facts.land_area_m2)],
    [t.rwa.builtYear(), facts.built_year === null ? null : String(facts.built_year)],
    [t.rwaAsset.floors(), facts.floor_count === null ? null : formats.integer(facts.floor_count)],
    [t.rwa.rooms(), facts.room_count === null ? null : formats.integer(facts.room_count)],
    [t.rwa.occupancy(), facts.occupancy_percent === null ? null : formats.percent(facts.occupancy_percent)],
    ...facts.other.map(({ label, value }): [string, string] => [label, value]),
  ];
  return rows.flatMap(([term, description]) => (description === null ? [] : [{ term, description }]));
}

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
