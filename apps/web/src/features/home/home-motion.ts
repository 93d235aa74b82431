import { keyframes } from '../../design/stitches.config.ts';

const rise = keyframes({ from: { transform: 'translateY(2.5rem)' } });
const drift = keyframes({ to: { transform: 'scale(1.07) translate(-1.2%, -1%)' } });

/**
 * What is scrolled to rises into its place; the browser drives it by the scroll position. Without reduced motion only.
 * Nothing fades: a text must be readable at any moment.
 */
export const comesIntoView = {
  '@motion': {
    '@supports (animation-timeline: view())': {
      animation: `${rise} linear both`,
      animationTimeline: 'view()',
      animationRange: 'entry 0% entry 60%',
    },
  },
};

/** A picture that moves as slowly as the light does; it rests with reduced motion. */
export const driftsSlowly = {
  '@motion': { animation: `${drift} 18s ease-in-out infinite alternate` },
};
