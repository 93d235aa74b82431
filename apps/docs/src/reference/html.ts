/** Safe HTML. Only `html` creates it, so its text is either escaped or a literal in our code. */
export class Html {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }

  /** Escapes text, joins lists, and omits `null`, `undefined` and `false`. */
  static render(parts: TemplateStringsArray, values: readonly HtmlValue[]): Html {
    let text = parts[0] ?? '';
    for (const [index, value] of values.entries()) text += render(value) + (parts[index + 1] ?? '');
    return new Html(text);
  }
}

export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

/** Creates HTML: `` html`<p>${text}</p>` ``. Attributes need double quotes. */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return Html.render(parts, values);
}

function render(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.map(render).join('');
  return escapeHtml(String(value));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
