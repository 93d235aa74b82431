import { Client, type Connection, type FieldDef, Query } from 'pg';

/** More than the sandbox has; statements with lists differ by length. */
const MAX_PREPARED_STATEMENTS = 1000;
/** The seed's statements with a thousand rows run once and are not worth preparing. */
const PREPARED_TEXT_MAX_CHARACTERS = 10_000;
const SEVERAL_STATEMENTS = /;\s*\S/;

/** At most so many wait for the next statement: a seed writes thousands. */
const MAX_WAITING_STATEMENTS = 50;

/** Names of statements whose results nobody needs begin so. */
export const NO_RESULT = 'no_result_';

type Statement = { readonly text: string; readonly name?: string | undefined };
type Values = readonly unknown[];

/**
 * A connection that prepares a statement when it is sent for the second time. Parsing and planning a query takes much
 * longer than running it, above all in PGlite, and the sandbox sends the same few hundred again and again.
 *
 * In a transaction a statement without a result, such as `begin`, waits for the next one and goes out with it: one round
 * trip for both. After one that fails, PostgreSQL skips the others, and the last one's caller gets the error.
 */
export class PreparingClient extends Client {
  /** Names by text; null after the first use. */
  readonly #names = new Map<string, string | null>();
  #preparedCount = 0;
  /** Columns of prepared statements: they stay the same, so PostgreSQL need not describe them each time. */
  readonly #columns = new Map<string, readonly FieldDef[]>();
  #schema = 'public';
  #isInTransaction = false;
  #waiting: Query[] = [];
  /** Whether PostgreSQL does not know of the transaction yet. */
  #isBeginWaiting = false;

  /** Lets statements use the tables of another schema. PostgreSQL plans prepared ones again by itself. */
  async enterSchema(schema: string): Promise<void> {
    if (schema === this.#schema) return;
    await super.query(`set search_path to "${schema}"`);
    this.#schema = schema;
  }

  // All overloads take the statement first.
  override query(given: unknown, ...rest: unknown[]): never {
    if (!isStatement(given)) return Reflect.apply(super.query, this, [given, ...rest]) as never;
    const statement = this.#prepared(given);
    const [values, done] = rest;
    const queried = this.#queried(statement, Array.isArray(values) ? values : []);
    if (queried === null) return Reflect.apply(super.query, this, [statement, ...rest]) as never;
    // Of the pool.
    if (typeof done === 'function')
      queried.then(
        (result) => done(undefined, result),
        (error) => done(error),
      );
    return queried as never;
  }

  /** Null for a statement that is neither prepared nor waited for, which the driver sends as it does. */
  #queried(statement: Statement, values: Values): Promise<unknown> | null {
    const { text, name = '' } = statement;
    if (text === 'begin') {
      this.#isInTransaction = true;
      this.#isBeginWaiting = this.#isKnown(name);
      if (this.#isBeginWaiting) return this.#wait(statement, values);
    }
    const isUnknown = this.#isBeginWaiting;
    if (text.startsWith('rollback')) this.#waiting = [];
    if (text === 'commit' || text === 'rollback') {
      this.#isInTransaction = false;
      this.#isBeginWaiting = false;
      if (isUnknown && this.#waiting.length <= 1) {
        this.#waiting = [];
        return NOTHING;
      }
    } else if (this.#canWait(name)) return this.#wait(statement, values);
    if (this.#waiting.length === 0 && !this.#isKnown(name)) return null;
    this.#isBeginWaiting = false;
    return this.#together(this.#waiting.splice(0), statement, values);
  }

  #canWait(name: string): boolean {
    const isSilent = this.#isInTransaction && name.startsWith(NO_RESULT) && this.#isKnown(name);
    return isSilent && this.#waiting.length < MAX_WAITING_STATEMENTS;
  }

  #wait(statement: Statement, values: Values): Promise<unknown> {
    this.#waiting.push(new Query({ ...statement, values: [...values] }));
    return NOTHING;
  }

  #together(waiting: readonly Query[], statement: Statement, values: Values): Promise<unknown> {
    const { name = '' } = statement;
    return new Promise((resolve, reject) => {
      const config = { ...statement, values: [...values], queryMode: 'extended' };
      const last = new Query(config, (error, result) => {
        if (error) return reject(error);
        if (this.#isKnown(name)) this.#columns.set(name, result.fields);
        resolve(result);
      });
      super.query(sentTogether(waiting, last, this.#columns.get(name)));
    });
  }

  /** Whether PostgreSQL has it under its name: the driver would take the response to another one's parsing for its own. */
  #isKnown(name: string): boolean {
    const statements: unknown = Reflect.get(this.connection, 'parsedStatements');
    return typeof statements === 'object' && statements !== null && name in statements;
  }

  #prepared(statement: Statement): Statement {
    if (statement.name !== undefined) return statement;
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

const NOTHING = Promise.resolve({ rows: [], rowCount: 0 });

/** Lets the last one take those that wait along, before the end of its message. */
function sentTogether(waiting: readonly Query[], last: Query, columns?: readonly FieldDef[]): Query {
  const submit = last.submit.bind(last);
  const complete: (...message: unknown[]) => void = Reflect.get(last, 'handleCommandComplete');
  const describe: (description: object) => void = Reflect.get(last, 'handleRowDescription');
  let running = waiting.length;
  last.submit = (connection) => {
    const { stream } = connection;
    const undescribed: Connection = Object.create(connection, { describe: { value() {} } });
    const open: Connection = Object.create(undescribed, { sync: { value() {} } });
    stream.cork();
    try {
      for (const query of waiting) query.submit(open);
      if (columns && columns.length > 0) Reflect.apply(describe, last, [{ fields: columns }]);
      return submit(columns ? undescribed : connection);
    } finally {
      stream.uncork();
    }
  };
  const handleCommandComplete = (...message: unknown[]) => {
    if (running === 0) Reflect.apply(complete, last, message);
    else running--;
  };
  return Object.assign(last, { handleCommandComplete });
}

function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}
