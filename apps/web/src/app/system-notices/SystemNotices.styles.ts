import { styled } from '@gli/ui/styles';

// Fixed at the bottom, so no content shifts when a notice appears or disappears.
export const Notices = styled('div', {
  position: 'fixed',
  insetInline: 0,
  bottom: 'var(--bottom-bars)',
  zIndex: '$menu',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$2',
  padding: '0 $4 $4',
  // On phones, takes its own space after the page's end, so that content can scroll out from under it.
  '@mobile': { position: 'sticky', gap: 0, padding: 0 },
  '&:empty': { padding: 0 },
  pointerEvents: 'none',
  // The page itself says that it needs a connection and shows no saved data.
  ':has([data-needs-connection]) > &': { display: 'none' },
});
