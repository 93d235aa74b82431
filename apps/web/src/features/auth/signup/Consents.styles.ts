import { TextLink } from '@gli/ui';
import { styled } from '@gli/ui/styles';

/** Next to the first line of the checkbox's label. */
export const DocumentLink = styled(TextLink, { flexShrink: 0, paddingInline: '$1', fontSize: '$sm' });
