import { styled } from '../stitches.config.ts';

const Root = styled('span', { fontVariantNumeric: 'tabular-nums lining-nums' });

/**
 * A figure with its sign and unit, formatted for the member's language. Its only child is one text, because browsers'
 * translators replace text nodes, and a figure of several texts would then keep its old parts.
 */
export const Amount = ({ children }: { children: string }) => <Root translate="no">{children}</Root>;
