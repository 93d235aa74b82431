import { useState } from 'react';
import { useUi } from '../provider/UiProvider.tsx';
import { styled } from '../stitches.config.ts';

const Circle = styled('img', {
  flexShrink: 0,
  // Remains a circle in the header of narrow phones, which has less room.
  aspectRatio: '1',
  height: 'auto',
  borderRadius: '$round',
  objectFit: 'cover',
  background: '$surfaceSunken',
  variants: {
    size: {
      sm: { width: '2rem', fontSize: '$sm' },
      md: { width: '4.5rem', fontSize: '$2xl' },
    },
  },
});
const Initial = styled(Circle, {
  display: 'inline-grid',
  placeContent: 'center',
  background: '$primarySoft',
  color: '$primaryText',
  fontWeight: '$bold',
});

const PIXELS = { sm: 32, md: 72 };

type AvatarProps = {
  name: string;
  /** URL of the picture. If it is null or the picture fails to load, the first letter of the name is shown. */
  url: string | null;
  size?: keyof typeof PIXELS;
  /** Text alternative of the picture. Needed if there is no name next to it. */
  label?: string;
};

/** A member's picture in a circle. */
export function Avatar({ name, url, size = 'md', label }: AvatarProps) {
  const toMediaUrl = useUi().useMediaUrl();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (url && url !== failedUrl) {
    const pixels = PIXELS[size];
    return (
      <Circle
        size={size}
        src={toMediaUrl(url)}
        alt={label ?? ''}
        width={pixels}
        height={pixels}
        onError={() => setFailedUrl(url)}
      />
    );
  }
  const [first = '?'] = name.trim();
  return (
    <Initial
      as="span"
      size={size}
      {...(url && label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {first.toUpperCase()}
    </Initial>
  );
}
