/** Free modules around a QR code, without which readers do not find it (ISO/IEC 18004). */
export const QUIET_MODULES = 4;

/**
 * The dark modules of a QR code as SVG path data, one unit a module, each row's neighbours as one bar.
 * @param modules rows of the code, true where it is dark, without a border
 */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      barsOf(row).map(({ from, length }) => bar(from + QUIET_MODULES, y + QUIET_MODULES, length)),
    )
    .join('');
}

/** How wide and high the picture is, in modules, its quiet border included. */
export const qrSide = (modules: readonly (readonly boolean[])[]): number =>
  modules.length + 2 * QUIET_MODULES;

const bar = (x: number, y: number, length: number) => `M${x} ${y}h${length}v1h-${length}z`;

function barsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const bars: { from: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = bars.at(-1);
    if (last && last.from + last.length === x) last.length += 1;
    else bars.push({ from: x, length: 1 });
  });
  return bars;
}
