import { type ComponentProps, Suspense } from 'react';
import { useLazyPart } from '../loading/use-lazy-part.ts';
import type { MapLinks } from './MapLinks.tsx';

const load = async () => (await import('./MapLinks.tsx')).MapLinks;

/** Links to maps of a place; their code and words come after the page. */
export function PlaceLinks(props: ComponentProps<typeof MapLinks>) {
  const Links = useLazyPart(load, ['navigation']);
  return (
    <Suspense fallback={null}>
      <Links {...props} />
    </Suspense>
  );
}
