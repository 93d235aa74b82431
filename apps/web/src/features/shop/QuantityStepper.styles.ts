import { styled } from '@gli/ui/styles';

export const Root = styled('div', {
  display: 'inline-flex',
  alignItems: 'center',
  border: '1px solid $colors$borderStrong',
  borderRadius: '$md',
  background: '$surface',
  '& button': { borderRadius: '11px' },
});

export const NumberInput = styled('input', {
  width: '2.75rem',
  minHeight: '$touch',
  padding: 0,
  border: 0,
  background: 'transparent',
  textAlign: 'center',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums lining-nums',
  borderRadius: '$sm',
});
