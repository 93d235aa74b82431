import { Client } from 'pg';

/** More than the sandbox has; statements with lists differ by length. */
const MAX_PREPARED_STATEMENTS = 1000;
/** The seed's statements with a thousand rows run once and are not worth preparing. */
const PREPARED_TEXT_MAX_CHARACTERS = 10_000;
const SEVERAL_STATEMENTS = /;\s*\S/;

type Statement = { readonly text: string; readonly name?: string | undefined };

/**
 * A connection that prepares a statement when it is sent for the second time. Parsing and planning a query takes much
 * longer than running it, above all in PGlite, and the sandbox sends the same few hundred again and again.
 */
export class PreparingClient extends Client {
  /** Names by text; null after the first use. */
  readonly #names = new Map<string, string | null>();
  #preparedCount = 0;
  #schema = 'public';

  /** Lets statements use the tables of another schema. PostgreSQL plans prepared ones again by itself. */
  async enterSchema(schema: string): Promise<void> {
    if (schema === this.#schema) return;
    await super.query(`set search_path to "${schema}"`);
    this.#schema = schema;
  }

  // All overloads take the statement first.
  override query(statement: unknown, ...rest: unknown[]): never {
    return Reflect.apply(super.query, this, [this.#prepared(statement), ...rest]) as never;
  }

  #prepared(statement: unknown): unknown {
    if (!isStatement(statement) || statement.name !== undefined) return statement;
    const { text } = statement;
    const known = this.#names.get(text);
    if (known === undefined) {
      const canPrepare =
        this.#names.size < MAX_PREPARED_STATEMENTS && text.length <= PREPARED_TEXT_MAX_CHARACTERS;
      if (canPrepare && !SEVERAL_STATEMENTS.test(text)) this.#names.set(text, null);
      return statement;
    }
    const name = known ?? `statement_${++this.#preparedCount}`;
    this.#names.set(text, name);
    return { ...statement, name };
  }
}

function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}
