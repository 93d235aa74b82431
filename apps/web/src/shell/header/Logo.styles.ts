import { styled } from '@gli/ui/styles';
import { Link } from 'wouter';

export const Root = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: '$2',
  '@mobile': { gap: '$1' },
  minHeight: '$touch',
  fontSize: '$lg',
  fontWeight: '$bold',
  letterSpacing: '$tight',
  borderRadius: '$sm',
  '& img': { flexShrink: 0, width: '1.875rem', height: '1.875rem' },
});
