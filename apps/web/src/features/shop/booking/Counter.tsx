import { Inline } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { QuantityStepper } from '../QuantityStepper.tsx';

type CounterProps = {
  label: string;
  hint?: string | undefined;
  value: number;
  minimum?: number;
  maximum: number;
  onChange: (value: number) => void;
};

/** A labeled count: rooms, guests, pieces. */
export function Counter({ label, hint, ...counted }: CounterProps) {
  const t = useTranslations();
  return (
    <Inline justify="between" nowrap>
      <div>
        <Text size="sm" weight="semibold">
          {label}
        </Text>
        {hint ? (
          <Text size="sm" tone="muted">
            {hint}
          </Text>
        ) : null}
      </div>
      <QuantityStepper
        {...counted}
        label={label}
        fewerLabel={t.shopping.fewer({ what: label })}
        moreLabel={t.shopping.more({ what: label })}
      />
    </Inline>
  );
}
