import { styled } from '../stitches.config.ts';

export const BulletList = styled('ul', {
  display: 'grid',
  gap: '$1',
  listStyle: 'disc',
  paddingLeft: '$5',
  '& li::marker': { color: '$primaryText' },
  variants: { size: { sm: { fontSize: '$sm' }, md: {} } },
});
