import type { RwaAsset, RwaDocument } from '@gli/sdk';
import FileText from 'lucide-react/icons/file-text';
import { Badge } from '../../../design/display/Badge.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { Note, Subheading } from '../../../shared/page/Note.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { useAssetTerms } from '../use-asset-terms.ts';

/** The description and the property in figures. */
export function AssetFacts({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  return (
    <Section title={t.rwa.about()}>
      <Stack gap="lg">
        {asset.description.split(/\n{2,}/).map((paragraph) => (
          <Text key={paragraph} prose>
            {paragraph}
          </Text>
        ))}
        <Card tone="sunken">
          <DescriptionList layout="grid" items={useAssetFacts(asset)} />
        </Card>
      </Stack>
    </Section>
  );
}

/** The facts that are known, in the order in which an investor asks for them. */
function useAssetFacts(asset: RwaAsset) {
  const t = useTranslations();
  const formats = useFormats();
  const terms = useAssetTerms();
  const { facts, payout } = asset;
  const ifKnown = <Value,>(value: Value | null, format: (value: Value) => string) =>
    value === null ? null : format(value);
  const area = (value: number) => t.rwa.squareMetres({ area: formats.decimal(value) });
  return [
    { term: t.rwa.category(), description: asset.category.name },
    { term: t.rwa.contract(), description: terms.contract(asset) },
    { term: t.rwa.term(), description: terms.duration(asset) },
    { term: t.rwa.payout(), description: terms.payout(asset) },
    { term: t.rwaAsset.payoutDay(), description: t.rwaAsset.payoutDayOf({ day: payout.day_of_month }) },
    { term: t.rwaAsset.nextPayout(), description: ifKnown(payout.next_on, formats.day) },
    { term: t.rwa.floorArea(), description: ifKnown(facts.floor_area_m2, area) },
    { term: t.rwa.landArea(), description: ifKnown(facts.land_area_m2, area) },
    { term: t.rwa.builtYear(), description: ifKnown(facts.built_year, String) },
    { term: t.rwaAsset.floors(), description: ifKnown(facts.floor_count, formats.integer) },
    { term: t.rwa.rooms(), description: ifKnown(facts.room_count, formats.integer) },
    { term: t.rwa.occupancy(), description: ifKnown(facts.occupancy_percent, formats.percent) },
    ...facts.other.map(({ label, value }) => ({ term: label, description: value })),
  ];
}

/** The operator of the property and its contact. */
export function AssetOperator({ operator }: { operator: RwaAsset['operator'] }) {
  const t = useTranslations();
  const { website } = operator;
  return (
    <Section title={t.rwa.operator()}>
      <Card>
        <Stack gap="md">
          <Stack gap="xs">
            <Subheading>{operator.name}</Subheading>
            <Text tone="muted">{operator.description}</Text>
          </Stack>
          <DescriptionList
            layout="grid"
            items={[
              { term: t.rwaAsset.founded(), description: String(operator.founded_year) },
              {
                term: t.rwaAsset.website(),
                description: website && (
                  <TextLink as="a" href={website} target="_blank" rel="noopener noreferrer">
                    {new URL(website).hostname}
                    <VisuallyHidden> ({t.common.opensInNewTab()})</VisuallyHidden>
                  </TextLink>
                ),
              },
              {
                term: t.rwaAsset.contact(),
                description: (
                  <TextLink as="a" href={`mailto:${operator.email}`}>
                    {operator.email}
                  </TextLink>
                ),
              },
            ]}
          />
        </Stack>
      </Card>
    </Section>
  );
}

/** Prospectus, appraisal, registry extract, insurance; each opens in a new tab. */
export function AssetDocuments({ documents }: { documents: readonly RwaDocument[] }) {
  const t = useTranslations();
  const formats = useFormats();
  if (documents.length === 0) return null;
  return (
    <Section title={t.rwa.documents()}>
      <Stack as="ul" css={{ gap: '$3' }}>
        {documents.map((document) => (
          <Card as="li" key={document.url} padding="sm">
            <Inline gap="md" justify="between">
              <Inline gap="md" nowrap>
                <FileText aria-hidden size={20} />
                <Stack gap="none">
                  <TextLink as="a" href={document.url} target="_blank" rel="noopener">
                    {document.name}
                    <VisuallyHidden> ({t.common.opensInNewTab()})</VisuallyHidden>
                  </TextLink>
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
