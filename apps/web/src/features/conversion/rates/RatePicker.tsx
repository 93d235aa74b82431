import type { ConversionRate } from '@gli/sdk';
import { decimal } from '@gli/validation';
import { Badge } from '../../../design/display/Badge.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { trendOf } from './rate-history.ts';

const Root = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: '$3',
});
const Choice = styled('button', {
  display: 'grid',
  gap: '$2',
  minWidth: 0,
  padding: '$4',
  background: '$surface',
  border: '1px solid $colors$border',
  borderRadius: '$md',
  textAlign: 'left',
  cursor: 'pointer',
  transition: '$control',
  '@hover': { '&:hover': { borderColor: '$borderStrong' } },
  '&[aria-pressed="true"]': {
    borderColor: '$primaryText',
    background: '$primarySoft',
    boxShadow: 'inset 0 0 0 1px $colors$primaryText',
  },
});
const Line = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1 $2',
});
const Name = styled('span', { fontSize: '$sm', fontWeight: '$semibold' });
const Rate = styled('span', {
  fontSize: '$xl',
  fontWeight: '$bold',
  letterSpacing: '$tight',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
const Change = styled('span', {
  fontSize: '$sm',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  variants: {
    trend: { up: { color: '$successText' }, down: { color: '$dangerText' }, flat: { color: '$textMuted' } },
  },
});

type RatePickerProps = {
  rates: readonly ConversionRate[];
  chosen: ConversionRate;
  onChoose: (rate: ConversionRate) => void;
};

/** Every direction with its rate; the chosen one is that of the form and of the chart. */
export function RatePicker({ rates, chosen, onChoose }: RatePickerProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Root role="group" aria-label={t.conversion.rates()}>
      {rates.map((rate) => (
        <Choice
          key={`${rate.from_token}-${rate.to_token}`}
          type="button"
          aria-pressed={rate === chosen}
          onClick={() => onChoose(rate)}
        >
          <Name>
            {rate.from_token} → {rate.to_token}
          </Name>
          <Line>
            <Rate>{formats.token(rate.rate, undefined, 4)}</Rate>
            <Badge tone={rate.bidirectional ? 'neutral' : 'warning'}>
              {rate.bidirectional ? t.conversion.bothWays() : t.conversion.oneWay()}
            </Badge>
          </Line>
          <Change trend={trendOf(rate.change_24h_percent)}>
            {t.conversion.sinceYesterday({ percent: signed(rate.change_24h_percent, formats.percent) })}
          </Change>
        </Choice>
      ))}
    </Root>
  );
}

function signed(change: string, format: (value: string) => string): string {
  return decimal.compare(change, '0') > 0 ? `+${format(change)}` : format(change);
}
