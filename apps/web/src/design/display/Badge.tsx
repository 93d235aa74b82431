import { styled } from '../stitches.config.ts';

/** A short status or kind, named by its text and not only by its color. */
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
    /** A dot before the text, for statuses that change. */
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
