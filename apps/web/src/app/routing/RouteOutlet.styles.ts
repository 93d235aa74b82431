import { fadeIn } from '@gli/ui';
import { styled } from '@gli/ui/styles';

/** At least as tall as the window, so that the footer does not move while a page loads. */
export const Page = styled('div', { minHeight: '100vh', variants: { animated: { true: fadeIn } } });
