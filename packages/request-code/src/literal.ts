import { FileName, type Value, Variable } from './call.ts';

const LINE_WIDTH = 58;

/**
 * Formats a value as TypeScript with single quotes and unquoted names. It is on one line if it fits after the `before`
 * characters that are already on the line.
 */
export function literal(value: Value, indent = 0, before = indent): string {
  if (value instanceof Variable) return value.name;
  if (value instanceof FileName) return quoted(value.name);
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(([name, entry]) => {
    const text = literal(entry, indent + 2);
    if (isList) return text;
    if (entry instanceof Variable && entry.name === name) return name;
    return `${/^[a-zA-Z_]\w*$/.test(name) ? name : quoted(name)}: ${text}`;
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return `${open}${close}`;
  const space = isList ? '' : ' ';
  const line = `${open}${space}${entries.join(', ')}${space}${close}`;
  if (before + line.length <= LINE_WIDTH && !line.includes('\n')) return line;
  const pad = ' '.repeat(indent + 2);
  // Keeps long lists of numbers on one line.
  if (isList && value.every((entry) => typeof entry === 'number')) return line;
  return `${open}\n${entries.map((entry) => `${pad}${entry},`).join('\n')}\n${' '.repeat(indent)}${close}`;
}

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
