import { styled } from '../stitches.config.ts';

const cover = { width: '100%', height: '100%', objectFit: 'cover', display: 'block' } as const;

/** A picture as wide as its container, cropped to its aspect ratio. */
export const Photo = styled('img', {
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  background: '$surfaceSunken',
  variants: {
    /** Aspect ratio of 16:9 instead of 3:2. */
    wide: { true: { aspectRatio: '16 / 9' } },
    radius: { md: { borderRadius: '$md' }, lg: { borderRadius: '$lg' } },
  },
});

/** A small square picture, such as a row's product. */
export const Thumbnail = styled('img', {
  flexShrink: 0,
  borderRadius: '$md',
  objectFit: 'cover',
  background: '$surfaceSunken',
  variants: {
    size: {
      sm: { width: '2.75rem', height: '2.75rem' },
      md: { width: '3.5rem', height: '3.5rem' },
      lg: { width: '4.5rem', height: '4.5rem' },
      xl: { width: '5rem', height: '5rem' },
    },
    round: { true: { borderRadius: '$round' } },
  },
  defaultVariants: { size: 'lg' },
});

/** The picture at the top of a card. */
export const CardCover = styled('div', {
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  background: '$surfaceSunken',
  '& img': cover,
});

/** Badges in the corner of a `CardCover`. */
export const CoverBadges = styled('div', {
  position: 'absolute',
  top: '$3',
  left: '$3',
  display: 'flex',
  gap: '$2',
});

/**
 * Text at the bottom of a picture. The gradient keeps it readable in both color modes. Its positioned ancestor is the
 * picture's frame.
 */
export const CoverCaption = styled('div', {
  position: 'absolute',
  inset: 'auto 0 0 0',
  display: 'grid',
  gap: '$1',
  padding: '$12 $5 $5',
  borderRadius: '0 0 $lg $lg',
  background: 'linear-gradient(transparent, rgb(8 15 30 / 0.7) 35%, rgb(8 15 30 / 0.88))',
  color: 'white',
  '& :is(dt, dd, span)': { color: 'inherit' },
  '@mobile': { gap: 0, padding: '$10 $4 $3' },
});

/** The large picture of a gallery. */
export const GalleryStage = styled(CardCover, { borderRadius: '$lg' });

const Row = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 6rem))',
  // Four in a row, which is the number of an asset's pictures.
  '@mobile': { gridTemplateColumns: 'repeat(auto-fill, minmax(4.5rem, 1fr))' },
  gap: '$3',
  marginTop: '$3',
});
const PictureButton = styled('button', {
  display: 'block',
  padding: 0,
  width: '100%',
  aspectRatio: '3 / 2',
  borderRadius: '$sm',
  overflow: 'hidden',
  border: '2px solid transparent',
  background: '$surfaceSunken',
  cursor: 'pointer',
  '& img': cover,
  '&[aria-pressed="true"]': { borderColor: '$primary' },
  '@forced': { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
});

type GalleryThumbnailsProps = {
  /** Accessible name of the list. */
  label: string;
  pictures: readonly { url: string; alt: string }[];
  /** Index of the enlarged picture. */
  selected: number;
  onSelect: (index: number) => void;
};

/** Thumbnails of a gallery's pictures. Renders nothing for a single picture. */
export function GalleryThumbnails({ label, pictures, selected, onSelect }: GalleryThumbnailsProps) {
  if (pictures.length < 2) return null;
  return (
    <Row aria-label={label}>
      {pictures.map(({ url, alt }, index) => (
        <li key={url}>
          <PictureButton type="button" aria-pressed={index === selected} onClick={() => onSelect(index)}>
            <img src={url} alt={alt} width={96} height={64} loading="lazy" />
          </PictureButton>
        </li>
      ))}
    </Row>
  );
}
