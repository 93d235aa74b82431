import { styled } from '@/design';

/** A product's picture in a line of the cart or an order. */
export const Thumbnail = styled('img', {
  width: '4.5rem',
  height: '4.5rem',
  objectFit: 'cover',
  borderRadius: '$md',
  background: '$surfaceSunken',
  variants: { size: { sm: { width: '3.5rem', height: '3.5rem' } } },
});
