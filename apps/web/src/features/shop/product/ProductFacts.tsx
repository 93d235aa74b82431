import type { Product } from '@gli/sdk';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { Section } from '../../../shared/Section.tsx';

/** Price in each token, place and times of a product: what is known of them. */
export function ProductFacts({ product }: { product: Product }) {
  const words = useWords();
  const formats = useFormats();
  const { location } = product;
  const prices = product.prices.map(({ token, amount }) => formats.token(amount, token)).join(' · ');
  const facts: [term: string, description: string | null | undefined][] = [
    [words.shopping.category(), product.category.name],
    [words.shopping.prices(), prices],
    [words.shopping.place(), location?.address],
    [words.shopping.directions(), location?.directions],
    [
      words.shopping.checkIn(),
      product.check_in_time && words.shopping.fromTime({ time: product.check_in_time }),
    ],
    [
      words.shopping.checkOut(),
      product.check_out_time && words.shopping.untilTime({ time: product.check_out_time }),
    ],
    [words.shopping.chooseTime(), product.visit_times.join(' · ') || null],
  ];
  return (
    <Section title={words.shopping.facts()}>
      <Card tone="sunken">
        <DescriptionList
          layout="grid"
          items={facts.flatMap(([term, description]) => (description ? [{ term, description }] : []))}
        />
      </Card>
    </Section>
  );
}
