import { Button, visuallyHidden } from '@gli/ui';
import { styled } from '@gli/ui/styles';

// On phones, logout is only in the account menu.
export const Leave = styled(Button, { '@media (max-width: 28.75em)': { display: 'none' } });

// Between 768 and 1280 px, the button shows only its icon.
export const LeaveText = styled('span', {
  '@media (min-width: 48.001em) and (max-width: 79.999em)': visuallyHidden,
});
