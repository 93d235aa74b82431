import { styled } from '@gli/ui/styles';

/** End of the booking panel. It stays in view while the panel is taller than the window. */
export const PanelEnd = styled('div', {
  display: 'grid',
  gap: '$2',
  '@bp2': {
    position: 'sticky',
    bottom: 0,
    margin: '0 -$6 -$6',
    padding: '$4 $6 $6',
    borderTop: '1px solid $colors$border',
    borderRadius: '0 0 $lg $lg',
    background: '$surface',
  },
  '@short': { position: 'static' },
});

export const Buttons = styled('div', {
  display: 'grid',
  gap: '$2',
  '@bp2': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
