import { TextLink } from '@gli/ui';
import { styled } from '@gli/ui/styles';

/** Aligned with the checkbox's label. */
export const DocumentLink = styled(TextLink, {
  alignSelf: 'flex-start',
  margin: '-$2 0 0 1.875rem',
  paddingInline: '$1',
  fontSize: '$sm',
});
