import { styled } from '@gli/ui/styles';

export const Utilities = styled('dl', {
  display: 'grid',
  gap: '$2',
  fontSize: '$sm',
  '& dt': { fontWeight: '$semibold' },
  '& dd': { color: '$textMuted', lineHeight: '$snug' },
});

export const Route = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  padding: '$2 $3',
  borderRadius: '$md',
  background: '$surfaceSunken',
  fontSize: '$sm',
  '& strong': { fontWeight: '$semibold' },
  '& svg': { width: '1rem', height: '1rem', color: '$primaryText' },
  '& span': { color: '$textMuted' },
});
