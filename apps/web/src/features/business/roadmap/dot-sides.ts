/** Above the road, or below it. */
export type Side = -1 | 1;

/**
 * On which side of the road each dot stands: they take turns, except where the one before on that side is too near and
 * the other side is free.
 * @param places where the dots are along the road, in their order
 * @param room the least between two dots on one side
 */
export function dotSides(places: readonly number[], room: number): Side[] {
  const last: Record<Side, number> = { [-1]: -Infinity, 1: -Infinity };
  let turn: Side = -1;
  return places.map((place) => {
    const other: Side = turn === -1 ? 1 : -1;
    const isFree = (side: Side) => place - last[side] >= room;
    const side = isFree(turn) || !isFree(other) ? turn : other;
    last[side] = place;
    turn = side === -1 ? 1 : -1;
    return side;
  });
}
