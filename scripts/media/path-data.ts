/**
 * The same path in as few letters as can be: each step absolute or relative, whichever is shorter, a repeated command
 * left out, no separator that is not needed. Coordinates are kept to a tenth.
 */
export function shortenPath(d: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let last = '';
  let result = '';
  for (const [, command = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase();
    const values = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((value) =>
      Math.round(Number(value) * 10),
    );
    const size = sizes[kind] ?? 0;
    if (size === 0) {
      result += 'z';
      last = 'z';
      [x, y] = [startX, startY];
      continue;
    }
    for (let at = 0; at < values.length; at += size) {
      const step = values.slice(at, at + size);
      const origin = step.map((_, i) => (isAcross(kind, i) ? x : isDown(kind, i) ? y : 0));
      const absolute = command === kind ? step.map((value, i) => value + (origin[i] ?? 0)) : step;
      const relative = absolute.map((value, i) => value - (origin[i] ?? 0));
      const name = lineName(kind, at > 0, relative);
      const forms = [name, name.toUpperCase()].map((form, i) =>
        written(form, needed(name, i === 0 ? relative : absolute), last),
      );
      const chosen = result !== '' && (forms[0] ?? '').length <= (forms[1] ?? '').length ? 0 : 1;
      result += forms[chosen] ?? '';
      last = chosen === 0 ? name : name.toUpperCase();
      if (kind === 'h') x = absolute[0] ?? x;
      else if (kind === 'v') y = absolute[0] ?? y;
      else [x = 0, y = 0] = absolute.slice(-2);
      if (name === 'm') [startX, startY] = [x, y];
    }
  }
  return result;
}

/** After a move, further pairs are lines; level and upright lines have commands of their own. */
function lineName(kind: string, follows: boolean, [across = 0, down = 0]: readonly number[]): string {
  if (kind !== 'l' && !(kind === 'm' && follows)) return kind;
  if (down === 0) return 'h';
  return across === 0 ? 'v' : 'l';
}

function needed(name: string, step: readonly number[]): readonly number[] {
  return name === 'h' ? step.slice(0, 1) : name === 'v' ? step.slice(-1) : step;
}

/** How many numbers a command takes. */
const sizes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

function isAcross(kind: string, i: number): boolean {
  if (kind === 'a') return i === 5;
  return kind === 'h' || (kind !== 'v' && i % 2 === 0);
}

function isDown(kind: string, i: number): boolean {
  if (kind === 'a') return i === 6;
  return kind === 'v' || (kind !== 'h' && i % 2 === 1);
}

/** A step as text; the command's letter is left out where it repeats (but for moves, whose repetition means lines). */
function written(name: string, values: readonly number[], last: string): string {
  const repeats = name === last && name.toLowerCase() !== 'm';
  return values.reduce(
    (text, value, i) => {
      const number = tenths(value);
      return text + (i === 0 && !repeats ? number : number.startsWith('-') ? number : ` ${number}`);
    },
    repeats ? '' : name,
  );
}

function tenths(value: number): string {
  return String(value / 10).replace(/^(-?)0\./, '$1.');
}
