import type { ComponentProps } from 'react';
import { Optional } from '../loading/Optional.tsx';
import { useLazyPart } from '../loading/use-lazy-part.ts';
import type { MapLinks } from './MapLinks.tsx';

const load = async () => (await import('./MapLinks.tsx')).MapLinks;

/** Links to maps of a place; their code and words come after the page. */
export function PlaceLinks(props: ComponentProps<typeof MapLinks>) {
  const Links = useLazyPart(load, ['navigation']);
  return (
    <Optional>
      <Links {...props} />
    </Optional>
  );
}
