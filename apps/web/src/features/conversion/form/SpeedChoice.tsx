import type { ConversionType, ConversionTypeInfo } from '@gli/sdk';
import { useId } from 'react';
import { Inline, Radio, styled, Text } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { Note } from '@/shared';

const Root = styled('fieldset', { display: 'grid', gap: '$2', minWidth: 0 });
const Option = styled('label', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$3',
  alignItems: 'center',
  padding: '$3 $4',
  border: '1px solid $colors$border',
  borderRadius: '$md',
  lineHeight: '$snug',
  cursor: 'pointer',
  stateTransition: '$control',
  '@hover': { '&:hover': { borderColor: '$borderStrong' } },
  '&:has(:checked)': {
    borderColor: '$primaryText',
    background: '$primarySoft',
    boxShadow: 'inset 0 0 0 1px $colors$primaryText',
  },
  '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '@forced': { '&:has(:checked)': { borderColor: 'Highlight' } },
});
const Cost = styled('span', {
  fontSize: '$sm',
  fontWeight: '$medium',
  color: '$textMuted',
  fontVariantNumeric: 'tabular-nums',
  'label:has(:checked) &': { color: '$text' },
  // Applies to all names, not only long ones.
  '@mobile': { width: '100%' },
});

type SpeedChoiceProps = {
  types: readonly ConversionTypeInfo[];
  value: ConversionType;
  onValueChange: (type: ConversionType) => void;
};

/** Standard, instant or economy, with the server's fee and time. Spec §4 Conversion rules */
export function SpeedChoice({ types, value, onValueChange }: SpeedChoiceProps) {
  const t = useTranslations();
  const formats = useFormats();
  const name = useId();
  return (
    <Root>
      <Text as="legend" size="sm" weight="semibold" css={{ marginBottom: '$2', lineHeight: '$snug' }}>
        {t.conversion.speed()}
      </Text>
      {types.map((type) => (
        <Option key={type.type}>
          <Radio
            type="radio"
            name={name}
            value={type.type}
            checked={type.type === value}
            onChange={() => onValueChange(type.type)}
          />
          <Inline as="span" justify="between" align="stretch" css={{ gap: '0 $3' }}>
            <Text as="strong" weight="semibold">
              {type.name}
            </Text>
            <Cost>
              {t.conversion.feeAndTime({
                fee: formats.percent(type.fee_percent),
                time: type.estimated_time,
              })}
            </Cost>
          </Inline>
          <Note as="span" css={{ gridColumn: 2 }}>
            {type.description}
          </Note>
        </Option>
      ))}
    </Root>
  );
}
