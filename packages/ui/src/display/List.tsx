import { styled } from '../stitches.config.ts';

/** A list with lines between its items. */
export const DividedList = styled('ul', {
  minWidth: 0,
  '& > li + li': { borderTop: '1px solid $colors$border' },
});

/** A list whose items each start with an icon. */
export const IconList = styled('ul', {
  display: 'grid',
  gap: '$2',
  '& > li': { display: 'flex', gap: '$2', alignItems: 'flex-start' },
  variants: {
    size: {
      sm: {
        fontSize: '$sm',
        lineHeight: '$snug',
        '& > li > svg': { width: '1rem', height: '1rem', marginTop: '0.1rem' },
      },
      md: { '& > li > svg': { width: '1.125rem', height: '1.125rem', marginTop: '0.24rem' } },
      lg: {
        gap: '$4',
        '& > li': { gap: '$3' },
        '& > li > svg': { width: '1.25rem', height: '1.25rem', marginTop: '0.2rem' },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

/** An item of an `IconList`. `tone` is the color of its icon. */
export const IconItem = styled('li', {
  variants: {
    tone: {
      muted: { '& > svg': { color: '$textMuted' } },
      primary: { '& > svg': { color: '$primaryText' } },
      success: { '& > svg': { color: '$successText' } },
      danger: { '& > svg': { color: '$dangerText' } },
    },
  },
});
