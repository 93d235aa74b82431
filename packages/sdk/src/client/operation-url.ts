export type UrlParams = { path?: Record<string, unknown>; query?: Record<string, unknown> };

/**
 * Fills a path template and adds the query in OpenAPI's default styles: values percent-encoded, an array as a repeated
 * name, undefined and null left out.
 */
export function operationUrl(template: string, { path = {}, query = {} }: UrlParams): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) search.append(name, String(one));
  }
  return search.size ? `${filled}?${search}` : filled;
}
