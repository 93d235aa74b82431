import { MenuLink } from '@gli/ui';
import { styled } from '@gli/ui/styles';

/** Row of the search field, which stays in place while the results scroll below it. */
export const FieldRow = styled('div', {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  paddingBlock: '$1',
  marginTop: '-$1',
  background: '$surfaceRaised',
});

export const Option = styled(MenuLink, {
  scrollMarginTop: '4rem',
  '&[aria-selected="true"]': { background: '$primarySoft' },
  '@forced': { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
