/**
 * Masks a name, leaving three characters: `이준호` becomes `이*호`, `김산` becomes `김**`. A single letter is masked
 * completely.
 */
export function maskName(name: string): string {
  const letters = [...name];
  const [first = '*'] = letters.length > 1 ? letters : [];
  const last = letters.length > 2 ? letters.at(-1) : '*';
  return `${first}*${last}`;
}
