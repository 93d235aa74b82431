import { shortenPath } from './path-data.ts';

/** An element of a picture, as data: nothing is written until {@link renderSvg}. */
export type Element = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  readonly children: readonly Element[];
};

/** Something that is referred to (gradient, clip path, repeated drawing). It gets its id when the picture is written. */
export type Definition = { readonly define: Element };

export type Paint = string | Definition;

type Attribute = string | number | Definition | undefined;

export type Drawing = Element | readonly Drawing[];

export type Point = readonly [x: number, y: number];

export function element(tag: string, attributes: Record<string, Attribute>, ...children: Drawing[]): Element {
  return { tag, attributes, children: flatten(children) };
}

export function group(attributes: Record<string, Attribute>, ...children: Drawing[]): Element {
  return element('g', attributes, ...children);
}

export function define(defined: Element): Definition {
  return { define: defined };
}

/** A picture of `width` × `height` units. The same elements always give the same text. */
export function renderSvg(width: number, height: number, drawing: Drawing): string {
  const ids = new Map<string, string>();
  const definitions: string[] = [];

  function reference(name: string, { define: defined }: Definition): string {
    const content = write(defined, '\0');
    let id = ids.get(content);
    if (id === undefined) {
      id = letters(ids.size);
      ids.set(content, id);
      definitions.push(content.replace('\0', ` id="${id}"`));
    }
    return name === 'href' ? `#${id}` : `url(#${id})`;
  }

  function write({ tag, attributes, children }: Element, identity = ''): string {
    let text = `<${tag}${identity}`;
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) continue;
      text += ` ${name}="${typeof value === 'object' ? reference(name, value) : quoted(name === 'd' ? shortenPath(short(value)) : brief(value))}"`;
    }
    if (children.length === 0) return `${text}/>`;
    return `${text}>${joined(children)
      .map((child) => write(child))
      .join('')}</${tag}>`;
  }

  const body = joined(flatten(drawing))
    .map((child) => write(child))
    .join('\n');
  const defs = definitions.length > 0 ? `<defs>${definitions.join('')}</defs>\n` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">\n${defs}${body}\n</svg>\n`;
}

/** Colours such as #ffffff as #fff. */
function brief(value: string | number): string {
  return short(value).replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}

/** A number as short as a picture needs it: one decimal place. */
export function short(value: string | number): string {
  if (typeof value === 'string') return value;
  const text = String(Math.round(value * 10) / 10);
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

/** Neighbouring groups that say the same become one. Not where the group is painted as a whole. */
function joined(elements: readonly Element[]): Element[] {
  const result: Element[] = [];
  for (const next of elements) {
    const before = result.at(-1);
    if (before && canJoin(before, next))
      result[result.length - 1] = { ...before, children: [...before.children, ...next.children] };
    else result.push(next);
  }
  return result;
}

function canJoin(one: Element, other: Element): boolean {
  if (one.tag !== 'g' || other.tag !== 'g' || 'opacity' in one.attributes || 'clip-path' in one.attributes)
    return false;
  const names = Object.keys(one.attributes);
  return (
    names.length === Object.keys(other.attributes).length &&
    names.every((name) => one.attributes[name] === other.attributes[name])
  );
}

function flatten(drawing: Drawing): Element[] {
  return isList(drawing) ? drawing.flatMap(flatten) : [drawing];
}

function isList(drawing: Drawing): drawing is readonly Drawing[] {
  return Array.isArray(drawing);
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function letters(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1) + letter;
}
