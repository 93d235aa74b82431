/** Returns an icon as a data URI: the first letter of the name on a colored background. */
export function walletIcon(name: string, color: string): `data:image/svg+xml;base64,${string}` {
  const letter = (name[0] ?? '?').replace(/[<&]/, '?');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${color}"/>` +
    `<text x="16" y="22" font-family="sans-serif" font-size="18" fill="#fff" text-anchor="middle">${letter}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
