import { shellSizes } from '@gli/ui';
import { styled } from '@gli/ui/styles';

export const Bar = styled('header', {
  position: 'sticky',
  top: 0,
  zIndex: '$header',
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: shellSizes.header,
  paddingTop: 'env(safe-area-inset-top)',
  // Centers the menu button over the collapsed sidebar.
  paddingInline: `calc((${shellSizes.sidebarCollapsed} - $sizes$control) / 2) $4`,
  background: 'color-mix(in srgb, $colors$surface 90%, transparent)',
  backdropFilter: 'saturate(1.4) blur(12px)',
  borderBottom: '1px solid $colors$border',
  '@mobile': { paddingInline: '$1', gap: 0 },
  '@largeText': { position: 'static', flexWrap: 'wrap' },
  variants: {
    // Keeps the page's margins if there are no buttons at the header's ends.
    ends: { text: { paddingLeft: '$8', '@mobile': { paddingInline: '$4' } }, buttons: {} },
  },
});

export const Actions = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minWidth: 0,
  marginLeft: 'auto',
  // Narrows a member's buttons in the shop, because phones have no room for all of them at full width.
  '@mobile': {
    gap: 0,
    '& > *': { flexShrink: 1, minWidth: 0 },
    '& button:not([popover] *)': { flexShrink: 1, minWidth: 0 },
    '& > a': { flexShrink: 0, marginLeft: '$1' },
  },
  '@largeText': { flexWrap: 'wrap', '& > *, & button:not([popover] *)': { flexShrink: 0 } },
});

/** Language and color mode: side by side, or folded into one button where the header has no room. */
export const Preferences = styled('div', {
  display: 'contents',
  variants: {
    form: {
      open: {
        '& > *': { flexShrink: 0 },
        '@belowBp2': { display: 'none' },
        '@belowBp4': { '[data-places=member] > * > &': { display: 'none' } },
      },
      folded: {
        '@bp2': { display: 'none' },
        '@belowBp4': {
          '[data-places=member] > * > &': { display: 'contents' },
        },
      },
    },
    /** True if the menu of a phone has them. */
    inMenu: { true: { '@mobile': { display: 'none' } } },
  },
});

/** The home button, unless the header already links the home page. */
export const Home = styled('div', {
  display: 'contents',
  '@mobile': { display: 'none' },
  '@bp2': { '[data-places] > &': { display: 'none' } },
});

// Centers the help button over the collapsed panel.
export const AtEdge = styled('div', {
  '@bp1': { marginRight: `calc((${shellSizes.helpPanelCollapsed} - $sizes$control) / 2 - $space$4)` },
});
