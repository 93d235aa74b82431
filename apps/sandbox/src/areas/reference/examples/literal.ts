import { type Json, variableOf } from './recipe.ts';

const LINE_WIDTH = 58;

/**
 * A value as TypeScript: single quotes, names without quotes, on one line where it fits after the `before` characters
 * that its line has already.
 */
export function literal(value: Json, indent = 0, before = indent): string {
  const variable = variableOf(value);
  if (variable !== null) return variable;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(([name, entry]) => {
    const text = literal(entry, indent + 2);
    if (isList) return text;
    if (variableOf(entry) === name) return name;
    return `${/^\w+$/.test(name) && !/^\d/.test(name) ? name : quoted(name)}: ${text}`;
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return `${open}${close}`;
  const space = isList ? '' : ' ';
  const line = `${open}${space}${entries.join(', ')}${space}${close}`;
  if (before + line.length <= LINE_WIDTH && !line.includes('\n')) return line;
  const pad = ' '.repeat(indent + 2);
  // Long lists of numbers stay on one line: nobody reads them.
  if (isList && value.every((entry) => typeof entry === 'number')) return line;
  return `${open}\n${entries.map((entry) => `${pad}${entry},`).join('\n')}\n${' '.repeat(indent)}${close}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}
