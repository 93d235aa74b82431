/** Makes a consumed response readable and clonable again, any number of times. */
export function makeRereadable(response: Response, text: string, url = response.url): Response {
  const fresh = () => new Response(text || null, response);
  const members: Partial<Response> = {
    url,
    bodyUsed: false,
    text: async () => text,
    json: async () => JSON.parse(text),
    blob: () => fresh().blob(),
    arrayBuffer: () => fresh().arrayBuffer(),
    bytes: async () => new Uint8Array(await fresh().arrayBuffer()),
    formData: () => fresh().formData(),
    clone: () => makeRereadable(fresh(), text, url),
  };
  // Defines the members instead of assigning them, because a server library may replace `Response` with a class whose
  // members are read-only.
  for (const [name, value] of Object.entries(members)) Object.defineProperty(response, name, { value });
  Object.defineProperty(response, 'body', { get: () => fresh().body });
  return response;
}
