import { styled } from '@gli/ui/styles';

export const Figures = styled('dl', { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '$3' });

export const Figure = styled('div', { display: 'flex', flexDirection: 'column', gap: '$half' });

export const Term = styled('dt', { fontSize: '$xs', color: '$textMuted' });

export const Value = styled('dd', {
  fontWeight: '$bold',
  fontSize: '$lg',
  fontVariantNumeric: 'tabular-nums lining-nums',
  variants: { main: { true: { color: '$primaryText' } } },
});

/** Above the link that covers the card. */
export const Action = styled('div', { display: 'grid', position: 'relative', zIndex: 1, marginBlock: '-$3' });
