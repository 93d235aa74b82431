import { createHmac, randomBytes } from 'node:crypto';
import { DEMO_PASSWORD } from '../core/seed/cast.ts';

const TOKEN_FIELDS = new Set(['access', 'refresh', 'access_token', 'refresh_token']);
const PASSWORD_FIELD = /password/i;
/** What proves who somebody is, beside tokens and passwords; files of documents are often named by their number. */
const PROOF_FIELDS = new Set(['verification_code', 'nonce', 'signature', 'birth_date', 'file_name']);
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const UNKNOWN_TOKEN = '<unknown-token>';
/** What is recorded of a JSON body that is none: the sandbox refuses both alike. */
const NO_JSON = '{';

/** What is shown in place of a secret that nobody needs again. */
export const HIDDEN = '<hidden>';

/**
 * A JSON value without its secrets and without what `shows` refuses, by the names of the fields. Unlike a recording, nobody can
 * send it again.
 */
export function withoutSecrets(value: unknown, shows: (field: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutSecrets(entry, shows));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, entry]: [string, unknown]) => {
      const isShown = shows(field) && (!isSecret(field) || entry === null || entry === DEMO_PASSWORD);
      return [field, isShown ? withoutSecrets(entry, shows) : HIDDEN];
    }),
  );
}

const isSecret = (field: string): boolean =>
  TOKEN_FIELDS.has(field) || PROOF_FIELDS.has(field) || PASSWORD_FIELD.test(field);

/**
 * Keeps tokens and passwords out of a recording. A token becomes its number, in the order in which the sandbox issued them,
 * which is the same in a replay. A password becomes another one with letters, digits and signs in the same places.
 */
export class Secrets {
  readonly #key = randomBytes(32);
  readonly #standIns = new Map<string, string>();
  #issued = 0;

  /** A JSON body with other passwords. */
  maskPasswords(body: string): string {
    const value = parsed(body);
    if (value === undefined) return NO_JSON;
    return JSON.stringify(value, (field, entry: unknown) =>
      PASSWORD_FIELD.test(field) && typeof entry === 'string' ? this.#mask(entry) : entry,
    );
  }

  /** Notes the tokens of a request that the sandbox has not issued. */
  learnRequest(authorization: string | null, body: string): void {
    const [, bearer] = /^Bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
    for (const token of [...(bearer === undefined ? [] : [bearer]), ...tokensOf(body)]) {
      if (!this.#standIns.has(token)) this.#standIns.set(token, UNKNOWN_TOKEN);
    }
  }

  /** Notes the tokens that a response issues. */
  learnResponse(body: string): void {
    for (const token of tokensOf(body)) {
      if (!this.#standIns.has(token)) this.#standIns.set(token, `<token-${++this.#issued}>`);
    }
  }

  /** A text with stand-ins for the tokens. */
  hide(text: string): string {
    return [...this.#standIns].reduce((hidden, [token, standIn]) => hidden.replaceAll(token, standIn), text);
  }

  /** A hidden text with the tokens of this run. */
  reveal(text: string): string {
    return [...this.#standIns].reduce(
      (revealed, [token, standIn]) => revealed.replaceAll(standIn, token),
      text,
    );
  }

  #mask(password: string): string {
    // Public, and the one of every demo account.
    if (password === DEMO_PASSWORD) return password;
    const digest = createHmac('sha512', this.#key).update(password).digest();
    return [...password]
      .map((sign, index) => {
        const value = digest[index % digest.length] ?? 0;
        const letter = LETTERS[value % LETTERS.length] ?? '';
        if (/\p{Lu}/u.test(sign)) return letter.toUpperCase();
        if (/\p{L}/u.test(sign)) return letter;
        return /\d/.test(sign) ? String(value % 10) : sign;
      })
      .join('');
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The tokens in a JSON body; none in another one. */
function tokensOf(body: string): string[] {
  const tokens: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [field, entry] of Object.entries(value)) {
      if (TOKEN_FIELDS.has(field) && typeof entry === 'string' && entry !== '') tokens.push(entry);
      visit(entry);
    }
  };
  visit(parsed(body));
  return tokens;
}
