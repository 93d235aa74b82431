import { createContext } from 'react';
import { Link } from '../provider/UiProvider.tsx';
import { styled } from '../stitches.config.ts';

/** A heading. Set its level with the element (`as="h2"`). */
export const Heading = styled('h2', {
  color: '$text',
  fontWeight: '$bold',
  lineHeight: '$snug',
  letterSpacing: '$tight',
  variants: {
    size: {
      sm: { fontSize: '$md', fontWeight: '$semibold', letterSpacing: '$snug' },
      md: { fontSize: '$xl' },
      lg: { fontSize: '$2xl' },
      xl: { fontSize: '$3xl' },
      '2xl': { fontSize: '$4xl', lineHeight: '$tight' },
      display: { fontSize: '$display', lineHeight: '$tight' },
    },
  },
  defaultVariants: { size: 'lg' },
});

/** Heading level of a page section, one below the surrounding heading. */
export const HeadingRank = createContext<'h2' | 'h3'>('h2');

/** Body text. `numeric` aligns figures vertically. */
export const Text = styled('p', {
  variants: {
    size: {
      xs: { fontSize: '$xs', letterSpacing: '$normal' },
      sm: { fontSize: '$sm' },
      md: { fontSize: '$md' },
      lg: { fontSize: '$lg' },
      xl: { fontSize: '$xl', lineHeight: '$snug' },
    },
    tone: {
      default: { color: '$text' },
      muted: { color: '$textMuted' },
      primary: { color: '$primaryText' },
      accent: { color: '$accentText' },
      success: { color: '$successText' },
      warning: { color: '$warningText' },
      danger: { color: '$dangerText' },
      inherit: { color: 'inherit' },
    },
    weight: {
      regular: { fontWeight: '$regular' },
      medium: { fontWeight: '$medium' },
      semibold: { fontWeight: '$semibold' },
      bold: { fontWeight: '$bold' },
    },
    numeric: { true: { fontVariantNumeric: 'tabular-nums lining-nums' } },
    mono: { true: { fontFamily: '$mono', letterSpacing: '$normal', wordBreak: 'break-all' } },
    prose: { true: { maxWidth: '$prose' } },
    truncate: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } },
  },
  defaultVariants: { tone: 'default' },
});

/** A text link to a page of the app. Use `as="a"` for another site, a file or an email address. */
export const TextLink = styled(Link, {
  color: '$primaryText',
  fontWeight: '$medium',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  borderRadius: '2px',
  '&:hover': { textDecorationColor: 'currentColor' },
  variants: {
    /** Tall enough for a finger, for a link outside a sentence. */
    touch: { true: { display: 'inline-flex', alignItems: 'center', gap: '$1', minHeight: '$touch' } },
  },
});
