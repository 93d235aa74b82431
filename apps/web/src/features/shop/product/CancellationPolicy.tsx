import type { CancellationRule, Product } from '@gli/sdk';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';
import { deadlineOf } from './cancellation.ts';

/** What cancelling gives back, step by step. */
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
