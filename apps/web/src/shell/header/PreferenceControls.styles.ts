import { styled } from '@gli/ui/styles';

// CSS shows one of them, so that a prerendered page has the right icon in either mode.
export const ModeIcons = styled('span', {
  display: 'contents',
  '[data-color-mode="dark"] & > :first-child': { display: 'none' },
  '[data-color-mode="light"] & > :last-child': { display: 'none' },
});
