import { createHmac, randomBytes } from 'node:crypto';
import { parseJson } from '../core/contract/parse-json.ts';
import { DEMO_PASSWORD } from '../core/seed/demo-members.ts';

const TOKEN_FIELDS = new Set(['access', 'refresh', 'access_token', 'refresh_token']);
const PASSWORD_FIELD = /passw|pwd/i;
/**
 * Fields with personal data, in addition to tokens and passwords. They include file names, because files are often
 * named after a document's number.
 */
const PROOF_FIELDS = new Set(['verification_code', 'nonce', 'signature', 'birth_date', 'file_name']);
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const UNKNOWN_TOKEN = '<unknown-token>';
/** Matches everything that may be a token in a text, up to its end. */
const TOKEN_WORD = /[\w.~-]+/g;
/** Matches a name that is longer than field names, which may be a misplaced token. */
const LONG_NAME = /.{40}/;
/** Recorded in place of an invalid JSON body. The sandbox rejects it in the same way. */
const NO_JSON = '{';

/** Shown in place of a secret that is not needed anymore. */
export const HIDDEN = '<hidden>';

/**
 * Removes secrets and fields rejected by `shows` from a JSON value, by field name. Unlike a recording, the result
 * cannot be resent.
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
 * Keeps tokens and passwords out of a recording. A token becomes its number in the order of issue, which is the same in
 * a replay. A password becomes a different one with letters, digits and symbols in the same positions.
 */
export class Secrets {
  readonly #key = randomBytes(32);
  /** Issued tokens and their placeholders, in both directions. */
  readonly #standIns = new Map<string, string>();
  readonly #tokens = new Map<string, string>();

  /** Masks passwords and all values not accepted by `shows` in a JSON body. */
  maskBody(body: string, shows: (field: string) => boolean): string {
    const value = parseJson(body);
    return value === undefined ? NO_JSON : JSON.stringify(this.#maskValue(value, shows, false));
  }

  /**
   * Keeps the types, so that the sandbox rejects the same fields. All values below a secret field are secrets as well.
   */
  #maskValue(value: unknown, shows: (field: string) => boolean, isShown: boolean): unknown {
    if (Array.isArray(value)) return value.map((entry) => this.#maskValue(entry, shows, isShown));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([field, entry]: [string, unknown], index) => {
          if (PASSWORD_FIELD.test(field)) return [field, this.#hideValue(entry)];
          // A token that is a string gets a placeholder. Any other value may contain part of a token.
          if (TOKEN_FIELDS.has(field)) {
            return [field, typeof entry === 'string' ? this.hideToken(entry) : this.#hideValue(entry)];
          }
          if (shows(field)) return [field, this.#maskValue(entry, shows, true)];
          return [LONG_NAME.test(field) ? `field_${index}` : field, this.#hideValue(entry)];
        }),
      );
    }
    return isShown ? value : this.#hideValue(value);
  }

  #hideValue(value: unknown): unknown {
    if (typeof value === 'string') return this.#mask(value);
    if (typeof value === 'number') return 0;
    if (Array.isArray(value)) return value.map((entry) => this.#hideValue(entry));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.values(value).map((entry, index) => [`field_${index}`, this.#hideValue(entry)]),
    );
  }

  /** Records the tokens that a response issues. */
  learnResponse(body: string): void {
    for (const token of findTokens(body)) {
      if (this.#standIns.has(token)) continue;
      const standIn = `<token-${this.#standIns.size + 1}>`;
      this.#standIns.set(token, standIn);
      this.#tokens.set(standIn, token);
    }
  }

  /** Replaces a token that a request sends. */
  hideToken(token: string): string {
    return token === '' ? token : (this.#standIns.get(token) ?? UNKNOWN_TOKEN);
  }

  /** Replaces issued tokens in all strings of a value. A token that somebody made up may be a common word. */
  hide<T>(value: T): T;
  hide(value: unknown): unknown {
    if (typeof value === 'string') {
      return value.replaceAll(TOKEN_WORD, (word) => this.#standIns.get(word) ?? word);
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, this.hide(entry)]));
  }

  /** Replaces placeholders in a text with the tokens of this run. */
  reveal(text: string): string {
    return text.replaceAll(/<token-\d+>/g, (standIn) => this.#tokens.get(standIn) ?? standIn);
  }

  #mask(password: string): string {
    // The public password of the demo accounts is kept.
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

/** Finds the tokens in a JSON body. Empty for any other body. */
function findTokens(body: string): string[] {
  const tokens: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [field, entry] of Object.entries(value)) {
      if (TOKEN_FIELDS.has(field) && typeof entry === 'string' && entry !== '') tokens.push(entry);
      visit(entry);
    }
  };
  visit(parseJson(body));
  return tokens;
}
