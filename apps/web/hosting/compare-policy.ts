export const POLICY = 'Content-Security-Policy';

type Expected = {
  /** Policy of the document. */
  policy: string;
  /** Policy with the hashes of all documents. */
  forAll: string;
  /** Origins that the host's settings add. */
  ownOrigins: readonly string[];
};

const parsePolicy = (text: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    text.split(';').flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name ? [[name, new Set(sources)] as const] : [];
    }),
  );

/** Compares the policy that a host sends with a document's. The host's own API may be in addition. */
export function findPolicyDifferences(
  sent: string | null,
  { policy, forAll, ownOrigins }: Expected,
): string[] {
  if (sent === null) return ['is missing'];
  const directives = parsePolicy(sent);
  const required = parsePolicy(policy);
  const allowed = parsePolicy(forAll);
  const names = new Set([...directives.keys(), ...required.keys()]);
  return [...names].flatMap((name) => {
    const found = directives.get(name);
    if (!found) return [`lacks ${name}`];
    if (!required.has(name)) return [`also has ${name}`];
    const own = name === 'img-src' || name === 'connect-src' ? ownOrigins : [];
    const known = new Set([...(allowed.get(name) ?? []), ...own]);
    const missing = [...(required.get(name) ?? [])].filter((source) => !found.has(source));
    return [
      ...missing.map((source) => `lacks ${name} ${source}`),
      ...[...found].filter((source) => !known.has(source)).map((source) => `also allows ${name} ${source}`),
    ];
  });
}
