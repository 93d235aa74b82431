import type { Picture } from '@gli/sdk';
import { useState } from 'react';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';

const picture = { width: '100%', height: '100%', objectFit: 'cover', display: 'block' } as const;
const Main = styled('div', {
  aspectRatio: '3 / 2',
  borderRadius: '$lg',
  overflow: 'hidden',
  background: '$surfaceSunken',
  '& img': picture,
});
const Row = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 6rem))',
  gap: '$3',
  marginTop: '$3',
});
const Thumbnail = styled('button', {
  padding: 0,
  width: '100%',
  aspectRatio: '3 / 2',
  borderRadius: '$sm',
  overflow: 'hidden',
  border: '2px solid transparent',
  background: '$surfaceSunken',
  cursor: 'pointer',
  '& img': picture,
  '&[aria-pressed="true"]': { borderColor: '$primary' },
});

/** The pictures of a product, one large, the others to choose from. */
export function ProductGallery({ pictures }: { pictures: readonly Picture[] }) {
  const t = useTranslations();
  const [chosen, setChosen] = useState(0);
  const shown = pictures[chosen] ?? pictures[0];
  if (!shown) return null;
  return (
    <figure>
      <Main>
        <img src={shown.url} alt={shown.alt} width={1200} height={800} />
      </Main>
      {pictures.length > 1 ? (
        <Row aria-label={t.shopping.pictures()}>
          {pictures.map(({ url, alt }, index) => (
            <li key={url}>
              <Thumbnail type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
                <img src={url} alt={alt} width={96} height={64} loading="lazy" />
              </Thumbnail>
            </li>
          ))}
        </Row>
      ) : null}
    </figure>
  );
}
