import { styled } from '../stitches.config.ts';

/** A short list with bullets. */
export const BulletList = styled('ul', {
  display: 'grid',
  gap: '$1',
  listStyle: 'disc',
  paddingLeft: '$5',
  '& li::marker': { color: '$primaryText' },
  variants: { size: { sm: { fontSize: '$sm' }, md: {} } },
});
