import { Link } from '../provider/UiProvider.tsx';
import { styled } from '../stitches.config.ts';
import { columnGap, gap } from './gap.ts';

/**
 * A surface for a single item. `gap` stacks its children. Use `interactive` for a card that is one link: put a CardLink
 * around its title, so the whole card can be clicked but screen readers announce only the title.
 */
export const Card = styled('div', {
  position: 'relative',
  minWidth: 0,
  background: '$surface',
  border: '1px solid $colors$border',
  borderRadius: '$lg',
  boxShadow: '$card',
  variants: {
    padding: {
      none: { overflow: 'hidden' },
      sm: { padding: '$4' },
      md: { padding: '$6', '@mobile': { padding: '$5' } },
      lg: { padding: '$8', '@mobile': { padding: '$5' } },
    },
    tone: {
      plain: {},
      sunken: { background: '$surfaceSunken', boxShadow: 'none' },
      primary: { background: '$primarySoft', borderColor: 'transparent', boxShadow: 'none' },
      accent: { background: '$accentSoft', borderColor: 'transparent', boxShadow: 'none' },
    },
    gap: columnGap,
    interactive: {
      true: {
        stateTransition: '$control',
        '&:hover': { borderColor: '$borderStrong', boxShadow: '$raised' },
        '&:has(a:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
      },
    },
  },
  defaultVariants: { padding: 'md', tone: 'plain' },
});

/** Link of an interactive card. It covers the card, so the other text remains plain text. */
export const CardLink = styled(Link, {
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$lg' },
  '&:focus-visible': { outline: 'none' },
});

/** Content of a card below its picture. */
export const CardBody = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  variants: { gap, padding: { md: { padding: '$5' }, lg: { padding: '$8', '@mobile': { padding: '$5' } } } },
  defaultVariants: { gap: 'md', padding: 'md' },
});

/** A colored part of a card. */
export const Box = styled('div', {
  minWidth: 0,
  padding: '$4',
  borderRadius: '$md',
  variants: { tone: { sunken: { background: '$surfaceSunken' }, danger: { background: '$dangerSoft' } } },
  defaultVariants: { tone: 'sunken' },
});
