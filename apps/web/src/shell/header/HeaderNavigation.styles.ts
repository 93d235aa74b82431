import { styled } from '@gli/ui/styles';
import { Link } from 'wouter';

export const Places = styled('nav', {
  display: 'none',
  marginLeft: '$3',
  '@bp2': { display: 'block' },
  '& > ul': { display: 'flex', gap: '$1' },
});

export const Place = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '$touch',
  paddingInline: '$3',
  borderRadius: '$md',
  color: '$textMuted',
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  stateTransition: '$control',
  '@hover': { '&:hover': { color: '$text', background: '$surfaceSunken' } },
  '&[aria-current]': { color: '$primaryText', fontWeight: '$semibold' },
});
