import type { CancellationRule, Product } from '@gli/sdk';
import { Card } from '../../../design/display/Card.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';

/** Price in each token, place and times of a product, as far as they are known. */
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

/** What a cancellation refunds, rule by rule. */
export function CancellationPolicy({ product }: { product: Product }) {
  const t = useTranslations();
  const formats = useFormats();
  const { summary, rules } = product.cancellation_policy;
  const until = (rule: CancellationRule): string => {
    const deadline = deadlineOf(rule);
    if (deadline.unit === 'start') {
      return product.kind === 'goods' ? t.shopping.cancelBeforePacking() : t.shopping.cancelUntilStart();
    }
    return t.shopping.cancelBefore({ time: t.shopping[deadline.unit]({ count: deadline.count }) });
  };
  return (
    <Section title={t.shopping.cancellation()}>
      <Text prose>{summary}</Text>
      <DescriptionList
        items={rules.map((rule) => ({
          term: until(rule),
          description: t.shopping.refunded({ percent: formats.percent(rule.refund_percent) }),
        }))}
      />
    </Section>
  );
}

const HOURS_PER_DAY = 24;

/** Until when a rule of a cancellation policy applies, in the unit that people count in. */
export type Deadline =
  | { readonly unit: 'start' }
  | { readonly unit: 'hours' | 'days'; readonly count: number };

export function deadlineOf({ hours_before_start: hours }: CancellationRule): Deadline {
  if (hours === 0) return { unit: 'start' };
  return hours % HOURS_PER_DAY === 0 && hours > HOURS_PER_DAY
    ? { unit: 'days', count: hours / HOURS_PER_DAY }
    : { unit: 'hours', count: hours };
}
