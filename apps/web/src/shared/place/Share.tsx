import type { ComponentProps } from 'react';
import { styled } from '../../design/stitches.config.ts';
import { Optional } from '../loading/Optional.tsx';
import { useLazyPart } from '../loading/use-lazy-part.ts';
import type { ShareButton } from './ShareButton.tsx';

const load = async () => (await import('./ShareButton.tsx')).ShareButton;

/** As high as the button: nothing moves when it is here. */
const Place = styled('div', { minHeight: '$controlSmall', '@mobile': { minHeight: '$touch' } });

/** The button that shares a page; its code and words come after the page. */
export function Share(props: ComponentProps<typeof ShareButton>) {
  const Button = useLazyPart(load, ['navigation']);
  return (
    <Place>
      <Optional>
        <Button {...props} />
      </Optional>
    </Place>
  );
}
