import { SIDE_MENU_TRANSITION_MS, shellSizes, sideColumn } from '@gli/ui';
import { styled } from '@gli/ui/styles';
import { Link } from 'wouter';

const time = `${SIDE_MENU_TRANSITION_MS}ms`;

export const Column = styled('div', {
  flexShrink: 0,
  transition: `width ${time} ease, visibility ${time}`,
  variants: {
    state: {
      hidden: { width: 0, visibility: 'hidden' },
      collapsed: { width: shellSizes.sidebarCollapsed },
      expanded: { width: shellSizes.sidebar },
    },
  },
});

export const Bar = styled('nav', {
  ...sideColumn,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  borderRight: '1px solid $colors$border',
});

// Has its final width from the start, so that the text does not rewrap while the sidebar's width changes.
export const Content = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '$6',
  minHeight: '100%',
  padding: '$4 $3',
  variants: {
    look: {
      collapsed: { width: `calc(${shellSizes.sidebarCollapsed} - 1px)` },
      expanded: { width: `calc(${shellSizes.sidebar} - 1px)` },
    },
  },
});

/** An entry whose icon keeps its position when the sidebar collapses. */
export const Entry = styled(Link, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  width: '100%',
  minHeight: '$touch',
  paddingInline: '0.875rem $3',
  borderRadius: '$md',
  color: '$textMuted',
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  stateTransition: '$control',
  '& > svg': { width: '1.25rem', height: '1.25rem' },
  '@hover': { '&:hover': { color: '$text', background: '$surfaceSunken' } },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current]': { color: '$primaryText', background: '$primarySoft', fontWeight: '$semibold' },
  '@forced': { '&[aria-current]:not(:focus-visible)': { outline: '1px solid Highlight' } },
});

/** Name of an entry. In a collapsed sidebar, it appears next to the icon on hover and focus. */
export const Label = styled('span', {
  variants: {
    look: {
      // Long names, or names with wider text spacing, take two lines.
      expanded: { minWidth: 0, whiteSpace: 'normal', lineHeight: '$snug' },
      // `fixed` without `top` positions it next to its entry, where the sidebar does not clip it.
      hint: {
        position: 'fixed',
        left: '5rem',
        paddingInline: '$3',
        minHeight: '2.25rem',
        display: 'flex',
        alignItems: 'center',
        borderRadius: '$sm',
        border: '1px solid $colors$borderStrong',
        background: '$secondary',
        color: '$onSecondary',
        fontSize: '$sm',
        fontWeight: '$semibold',
        boxShadow: '$raised',
        pointerEvents: 'none',
        opacity: 0,
        transition: 'opacity 120ms ease',
        'a:hover > &, a:focus-visible > &': { opacity: 1 },
      },
    },
  },
});

export const Count = styled('span', {
  display: 'grid',
  placeContent: 'center',
  borderRadius: '$round',
  background: '$primarySoft',
  color: '$primaryText',
  fontSize: '$xs',
  fontWeight: '$bold',
  lineHeight: 1,
  letterSpacing: '$normal',
  fontVariantNumeric: 'tabular-nums',
  'a[aria-current] > &': { background: '$surface' },
  variants: {
    position: {
      end: { marginLeft: 'auto', minWidth: '1.5rem', minHeight: '1.5rem', paddingInline: '$2' },
      corner: {
        position: 'absolute',
        top: '1px',
        left: '1.75rem',
        minWidth: '1.125rem',
        minHeight: '1.125rem',
        paddingInline: '3px',
        fontSize: '0.6875rem',
        boxShadow: '0 0 0 2px $colors$surface',
      },
    },
  },
});

export const SectionList = styled('ol', {
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  margin: '$1 0 $1 1.4375rem',
  paddingLeft: '$3',
  borderLeft: '1px solid $colors$border',
});

export const SectionEntry = styled('a', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '2.25rem',
  paddingInline: '$2',
  borderRadius: '$sm',
  color: '$textMuted',
  fontSize: '$sm',
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  stateTransition: '$control',
  '@mobile': { minHeight: '$touch' },
  '@hover': { '&:hover': { color: '$text', background: '$surfaceSunken' } },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current]': { color: '$primaryText', fontWeight: '$semibold' },
});

export const SectionNumber = styled('span', {
  display: 'grid',
  placeContent: 'center',
  width: '1.375rem',
  height: '1.375rem',
  borderRadius: '$round',
  background: '$surfaceSunken',
  fontSize: '$xs',
  fontWeight: '$semibold',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  stateTransition: '$control',
  'a[aria-current] > &': { background: '$primary', color: '$onPrimary' },
});
