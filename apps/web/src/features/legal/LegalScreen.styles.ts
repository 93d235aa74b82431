import { styled } from '@gli/ui/styles';

export const Contents = styled('ol', {
  display: 'grid',
  paddingInlineStart: '$5',
  listStyle: 'decimal',
  '& a': {
    display: 'inline-block',
    // Makes the row tall enough for a finger.
    paddingBlock: '$2',
    color: '$primaryText',
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
  },
});
