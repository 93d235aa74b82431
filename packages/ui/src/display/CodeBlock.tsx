import { styled } from '../stitches.config.ts';

/** Text that is copied or compared exactly, such as a link, an address or a message to sign. It may break anywhere. */
export const CodeBlock = styled('code', {
  display: 'block',
  padding: '$3',
  borderRadius: '$md',
  background: '$surfaceSunken',
  fontFamily: '$mono',
  fontSize: '$sm',
  lineHeight: '$body',
  letterSpacing: '$normal',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
