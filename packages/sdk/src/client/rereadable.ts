/** Makes a response whose body was read readable again, any number of times, and clonable. */
export function rereadable(response: Response, text: string): Response {
  const copy = () =>
    Object.defineProperty(new Response(text || null, response), 'url', { value: response.url });
  return Object.assign(response, {
    text: async () => text,
    json: async () => JSON.parse(text),
    blob: () => copy().blob(),
    arrayBuffer: () => copy().arrayBuffer(),
    clone: () => rereadable(copy(), text),
  });
}
