/** Rough outline of the South Korean mainland: `longitude,latitude` in degrees, clockwise from the west. */
const MAINLAND = `
  126.13,37.75 126.7,37.95 127.1,38.27 127.9,38.32 128.36,38.61 128.62,38.2 128.95,37.75 129.25,37.35
  129.43,37.05 129.45,36.6 129.4,36.12 129.57,36.06 129.5,35.65 129.35,35.35 129.16,35.12 128.8,35.06
  128.73,34.78 128.42,34.85 128.05,34.98 127.92,34.72 127.75,34.9 127.76,34.62 127.52,34.78 127.38,34.46
  127.1,34.62 126.88,34.42 126.53,34.3 126.28,34.58 126.37,34.82 126.28,35.1 126.42,35.4 126.48,35.66
  126.7,35.95 126.56,36.15 126.5,36.45 126.15,36.7 126.28,36.97 126.62,37 126.83,36.97 126.72,37.22
  126.6,37.45 126.5,37.62
`;
const JEJU = `
  126.16,33.3 126.3,33.46 126.55,33.53 126.85,33.53 126.94,33.44 126.75,33.29 126.5,33.23 126.26,33.2
`;

const WEST = 125.7;
const EAST = 129.9;
const NORTH = 38.8;
const SOUTH = 33;
/** Map units per degree of latitude. A degree of longitude is shorter, by the ratio at the center of the country. */
const Y_SCALE = 40;
const X_SCALE = Y_SCALE * Math.cos((36 * Math.PI) / 180);
export const MAP_WIDTH = Math.round((EAST - WEST) * X_SCALE);
export const MAP_HEIGHT = Math.round((NORTH - SOUTH) * Y_SCALE);

/** Converts WGS 84 degrees to a map position. Returns null outside the map. */
export function mapPoint(latitude: number, longitude: number): { x: number; y: number } | null {
  if (longitude < WEST || longitude > EAST || latitude < SOUTH || latitude > NORTH) return null;
  return project(longitude, latitude);
}

export const landPath: string = [MAINLAND, JEJU].map(outline).join('');

function project(longitude: number, latitude: number): { x: number; y: number } {
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round((longitude - WEST) * X_SCALE), y: round((NORTH - latitude) * Y_SCALE) };
}

function outline(coordinates: string): string {
  const points = coordinates
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [longitude = 0, latitude = 0] = pair.split(',').map(Number);
      const { x, y } = project(longitude, latitude);
      return `${x} ${y}`;
    });
  return `M${points.join('L')}Z`;
}
