/** Makes a response whose body was read readable again, any number of times, and clonable. */
export function makeRereadable(response: Response, text: string, url = response.url): Response {
  const fresh = () => new Response(text || null, response);
  const members: Partial<Response> = {
    url,
    text: async () => text,
    json: async () => JSON.parse(text),
    blob: () => fresh().blob(),
    arrayBuffer: () => fresh().arrayBuffer(),
    clone: () => makeRereadable(fresh(), text, url),
  };
  // Defined, not assigned: a server library may put a `Response` of read-only members in place of the runtime's.
  for (const [name, value] of Object.entries(members)) Object.defineProperty(response, name, { value });
  return response;
}
