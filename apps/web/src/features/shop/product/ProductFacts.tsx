import type { Product } from '@gli/sdk';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';

/** Price in each token, place and times of a product: what is known of them. */
export function ProductFacts({ product }: { product: Product }) {
  const t = useTranslations();
  const formats = useFormats();
  const { location } = product;
  const prices = product.prices.map(({ token, amount }) => formats.token(amount, token)).join(' · ');
  const facts: [term: string, description: string | null | undefined][] = [
    [t.shopping.category(), product.category.name],
    [t.shopping.prices(), prices],
    [t.shopping.place(), location?.address],
    [t.shopping.directions(), location?.directions],
    [t.shopping.checkIn(), product.check_in_time && t.shopping.fromTime({ time: product.check_in_time })],
    [t.shopping.checkOut(), product.check_out_time && t.shopping.untilTime({ time: product.check_out_time })],
    [t.shopping.chooseTime(), product.visit_times.join(' · ') || null],
  ];
  return (
    <Section title={t.shopping.facts()}>
      <Card tone="sunken">
        <DescriptionList
          layout="grid"
          items={facts.flatMap(([term, description]) => (description ? [{ term, description }] : []))}
        />
      </Card>
    </Section>
  );
}
