import { Frame, Hull, Island, NearSea, Ripple, Sail, Sea, Sun } from './LostBoat.styles.ts';

/** A sailing boat that is off course, in the theme's colors. */
export function LostBoat() {
  return (
    <Frame viewBox="0 0 720 300" aria-hidden>
      <Sun cx="560" cy="92" r="40" />
      <Island d="M0 196q70-84 142-64 44-40 92 6 62 10 110 58z" />
      <Sea d="M0 190h720v110H0z" />
      <g transform="rotate(-8 400 200)">
        <Sail d="M404 60v120h-78q30-72 78-120z" />
        <Sail d="M416 40q56 66 64 140h-64z" />
        <Hull d="M300 194h204q-16 44-56 48H352q-40-4-52-48z" />
      </g>
      <NearSea d="M0 232q60-18 120 0t120 0 120 0 120 0 120 0 120 0v68H0z" />
      <Ripple d="M70 262h64M232 278h88M470 264h110M610 284h54" />
    </Frame>
  );
}
