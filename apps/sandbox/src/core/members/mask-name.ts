/** Masks the middle of a name: `이준호` becomes `이*호`, `김산` becomes `김*`. A one-letter name is masked completely. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name;
  if (rest.length === 0) return '*';
  const last = rest.length > 1 ? rest.at(-1) : '';
  return `${first}${'*'.repeat(Math.max(rest.length - 1, 1))}${last}`;
}
