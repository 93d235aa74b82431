import { styled } from '../stitches.config.ts';

/** A short status or kind, stated by its text and not only by its color. */
export const Badge = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  flexShrink: 0,
  paddingInline: '$2',
  minHeight: '1.5rem',
  borderRadius: '$sm',
  fontSize: '$xs',
  fontWeight: '$semibold',
  lineHeight: 1,
  letterSpacing: '$normal',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  border: '1px solid transparent',
  '& svg': { width: '0.875rem', height: '0.875rem' },
  variants: {
    tone: {
      neutral: { background: '$surfaceSunken', color: '$textMuted', borderColor: '$border' },
      primary: { background: '$primarySoft', color: '$primaryText' },
      accent: { background: '$accentSoft', color: '$accentText' },
      success: { background: '$successSoft', color: '$successText' },
      warning: { background: '$warningSoft', color: '$warningText' },
      danger: { background: '$dangerSoft', color: '$dangerText' },
    },
    /** A dot before the text, for statuses that may change. */
    dot: {
      true: {
        '&::before': {
          content: '""',
          width: '0.375rem',
          height: '0.375rem',
          borderRadius: '$round',
          background: 'currentColor',
        },
      },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** A small number in the corner of a button. */
export const CountBadge = styled('span', {
  position: 'absolute',
  top: '0.125rem',
  right: '0.125rem',
  minWidth: '1.125rem',
  paddingInline: '$1',
  borderRadius: '$round',
  fontSize: '0.6875rem',
  fontWeight: '$bold',
  lineHeight: '1.125rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  variants: {
    tone: {
      primary: { background: '$primary', color: '$onPrimary' },
      danger: { background: '$danger', color: '$onDanger' },
    },
  },
});

/** A rounded figure. With `as="a"` and `interactive`, a link. */
export const Pill = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  padding: '$2 $4',
  borderRadius: '$round',
  border: '1px solid $colors$border',
  background: '$surface',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  variants: {
    interactive: {
      true: {
        minHeight: '$touch',
        color: '$text',
        fontSize: '$sm',
        stateTransition: '$control',
        '@hover': { '&:hover': { borderColor: '$borderStrong', background: '$surfaceSunken' } },
        '&[aria-current]': { background: '$primarySoft', borderColor: 'transparent', color: '$primaryText' },
        '@forced': { '&[aria-current]': { borderColor: 'Highlight' } },
      },
    },
  },
});
