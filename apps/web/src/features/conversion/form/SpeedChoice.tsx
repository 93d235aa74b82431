import type { ConversionType, ConversionTypeInfo } from '@gli/sdk';
import { Inline, Note, RadioCards, Text } from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { Cost } from './SpeedChoice.styles.ts';

type SpeedChoiceProps = {
  types: readonly ConversionTypeInfo[];
  value: ConversionType;
  onValueChange: (type: ConversionType) => void;
};

/** Standard, instant or economy, with the server's fee and time. Spec §4 Conversion rules */
export function SpeedChoice({ types, value, onValueChange }: SpeedChoiceProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <RadioCards
      legend={t.conversion.speed()}
      chosen={value}
      onChoose={onValueChange}
      options={types.map((type) => ({
        value: type.type,
        content: (
          <Text as="div" css={{ lineHeight: '$snug' }}>
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
            <Note as="span">{type.description}</Note>
          </Text>
        ),
      }))}
    />
  );
}
