import { css } from '../stitches.config.ts';

/** Shared style of Button, LinkButton and IconButton. */
export const buttonStyle = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  maxWidth: '100%',
  border: '1px solid transparent',
  borderRadius: '$md',
  fontWeight: '$semibold',
  lineHeight: 1.25,
  textAlign: 'center',
  userSelect: 'none',
  touchAction: 'manipulation',
  cursor: 'pointer',
  stateTransition: '$control',
  '& svg': { width: '1.125em', height: '1.125em' },
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
  '&:disabled': { background: '$surfaceSunken', color: '$textMuted', borderColor: '$border', opacity: 0.72 },
  // Gives immediate feedback on a press, even before the app has loaded.
  '&:active:not(:disabled, [aria-disabled="true"])': { opacity: 0.72, transitionDuration: '0s' },
  '@forced': { borderColor: 'ButtonBorder' },
  variants: {
    variant: {
      primary: {
        background: '$action',
        color: '$onAction',
        '@hover': { '&:hover:not(:disabled, [aria-disabled="true"])': { background: '$actionHover' } },
      },
      secondary: {
        background: '$surface',
        color: '$text',
        borderColor: '$borderStrong',
        '@hover': { '&:hover:not(:disabled, [aria-disabled="true"])': { background: '$surfaceSunken' } },
      },
      ghost: {
        background: 'transparent',
        color: '$text',
        '@hover': {
          '&:hover:not(:disabled, [aria-disabled="true"])': {
            background: 'color-mix(in srgb, $colors$text 8%, transparent)',
          },
        },
        '&:disabled': { background: 'transparent', borderColor: 'transparent' },
      },
      danger: {
        background: '$danger',
        color: '$onDanger',
        '@hover': { '&:hover:not(:disabled, [aria-disabled="true"])': { background: '$dangerHover' } },
      },
    },
    size: {
      sm: {
        minHeight: '$controlSmall',
        paddingInline: '$3',
        fontSize: '$sm',
        borderRadius: '$sm',
        '@mobile': { minHeight: '$touch' },
      },
      md: { minHeight: '$control', paddingInline: '$5', fontSize: '$md' },
      lg: { minHeight: '$controlLarge', paddingInline: '$6', fontSize: '$lg' },
    },
    square: { true: { paddingInline: 0, aspectRatio: '1' } },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
type ButtonSize = 'sm' | 'md' | 'lg';

/** Style props of all buttons, in addition to the props of their element. */
export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  /** 36, 44 or 52 px high, but at least 44 px on phones. */
  size?: ButtonSize | undefined;
  /** True to fill the container's width. */
  wide?: boolean | undefined;
};
