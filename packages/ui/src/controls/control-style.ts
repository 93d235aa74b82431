import { css } from '../stitches.config.ts';

/** Shared frame of text controls: 3:1 outline, focus ring, red when invalid. */
export const controlStyle = css({
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: '$control',
  paddingInline: '$4',
  paddingBlock: '$2',
  background: '$surface',
  color: '$text',
  border: '1px solid $colors$borderStrong',
  borderRadius: '$md',
  // At least 16 px, because iOS zooms into smaller fields.
  fontSize: '$md',
  lineHeight: '$snug',
  stateTransition: '$control',
  '&::placeholder': { color: '$textMuted', opacity: 1 },
  '@hover': { '&:hover:not(:disabled, :focus-visible)': { borderColor: '$text' } },
  '&:focus-visible': {
    outline: '2px solid $colors$focus',
    outlineOffset: '-1px',
    borderColor: 'transparent',
  },
  '&[aria-invalid="true"]': { borderColor: '$dangerText', boxShadow: 'inset 0 0 0 1px $colors$dangerText' },
  '&:disabled': { background: '$surfaceSunken', color: '$textMuted', cursor: 'not-allowed' },
  '&:read-only:not(select)': { background: '$surfaceSunken' },
  variants: {
    figures: { true: { fontVariantNumeric: 'tabular-nums lining-nums' } },
    area: { true: { minHeight: '7rem', paddingBlock: '$3', lineHeight: '$body', resize: 'vertical' } },
    select: { true: { appearance: 'none', paddingRight: '$10', textOverflow: 'ellipsis' } },
  },
});
