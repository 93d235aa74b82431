import type { Token } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { useId } from 'react';
import { Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';

const Group = styled('fieldset', { display: 'grid', gap: '$2' });
const Legend = styled('legend', {
  padding: 0,
  marginBottom: '$2',
  fontSize: '$sm',
  fontWeight: '$semibold',
  lineHeight: '$snug',
});
const Option = styled('label', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 $3',
  padding: '$3 $4',
  minHeight: '$touch',
  border: '1px solid $colors$border',
  borderRadius: '$md',
  background: '$surface',
  cursor: 'pointer',
  transition: '$control',
  '& input': { width: '1.125rem', height: '1.125rem', accentColor: '$colors$primary', margin: 0 },
  '&:hover': { borderColor: '$borderStrong' },
  '&:has(:checked)': { borderColor: '$primary', background: '$primarySoft' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '& input:focus-visible': { outline: 'none' },
});

export type TokenOption = {
  token: Token;
  /** What the purchase costs in it. */
  total: string;
  /** What the member can spend of it; undefined while it is not known. */
  available: string | undefined;
};

/** Whether the member has less of a token than the purchase costs in it. */
export function isShort({ total, available }: TokenOption): boolean {
  return available !== undefined && decimal.compare(available, total) < 0;
}

type TokenChoiceProps = {
  options: readonly TokenOption[];
  chosen: Token;
  onChoose: (token: Token) => void;
};

/** What to pay with: each token with its price and what the member has of it. */
export function TokenChoice({ options, chosen, onChoose }: TokenChoiceProps) {
  const t = useTranslations();
  const formats = useFormats();
  const name = useId();
  return (
    <Group>
      <Legend>{t.checkout.payWith()}</Legend>
      {options.map((option) => (
        <Option key={option.token}>
          <input
            type="radio"
            name={name}
            value={option.token}
            checked={option.token === chosen}
            onChange={() => onChoose(option.token)}
          />
          <span>
            <Text as="span" weight="semibold">
              {option.token}
            </Text>
            <Text size="sm" tone={isShort(option) ? 'danger' : 'muted'} numeric>
              {option.available === undefined
                ? t.checkout.balanceUnknown()
                : t.checkout.balance({ amount: formats.token(option.available, option.token) })}
            </Text>
          </span>
          <Text as="span" weight="bold" numeric>
            {formats.tokenExact(option.total, option.token)}
          </Text>
        </Option>
      ))}
    </Group>
  );
}
