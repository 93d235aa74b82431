import { menuRow, menuTitle, styled } from '@/design';

/** Stays in place while the results scroll below it. */
export const FieldRow = styled('div', {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  paddingBlock: '$1',
  marginTop: '-$1',
  background: '$surfaceRaised',
});
export const Group = styled('div', { paddingBottom: '$3' });
export const GroupName = styled('div', menuTitle);
export const Option = styled('a', {
  ...menuRow,
  scrollMarginTop: '4rem',
  '&[aria-selected="true"]': { background: '$primarySoft' },
  '@forced': { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
export const OptionText = styled('span', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  lineHeight: '$snug',
  '& > :first-child': { fontWeight: '$medium' },
  '& > :last-child:not(:first-child)': {
    overflow: 'hidden',
    color: '$textMuted',
    fontSize: '$sm',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
export const Foot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
});
export const WithKeyboard = styled('div', { '@media (hover: none)': { display: 'none' } });
