import pg, { Client, type Connection, type FieldDef, type Submittable, types } from 'pg';

/** More than the sandbox has; statements with lists differ by length. */
const MAX_PREPARED_STATEMENTS = 1000;
/** The seed's statements with a thousand rows run once and are not worth preparing. */
const PREPARED_TEXT_MAX_CHARACTERS = 10_000;
const SEVERAL_STATEMENTS = /;\s*\S/;

/** At most so many wait for the next statement: a seed writes thousands. */
const MAX_WAITING_STATEMENTS = 50;

/** Names of statements whose results nobody needs begin so. */
export const NO_RESULT = 'no_result_';

type Value = string | Buffer | null;
type Parser = (text: string) => unknown;
type Statement = {
  readonly text: string;
  readonly name?: string | undefined;
  readonly rowMode?: string | undefined;
  readonly types?: { getTypeParser(type: number, format: 'text'): Parser } | undefined;
};
type Sent = { readonly statement: Statement; readonly values: Value[] };
type Columns = readonly { readonly name: string; readonly parse: Parser }[];

/** The driver's own encoding, which its types lack. */
const { prepareValue }: { prepareValue: (value: unknown) => Value } = Reflect.get(pg, 'utils');

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
  readonly #columns = new Map<string, Columns>();
  #schema = 'public';
  #isInTransaction = false;
  #waiting: Sent[] = [];
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
    const queried = this.#queried(statement, Array.isArray(values) ? values.map(prepareValue) : []);
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
  #queried(statement: Statement, values: Value[]): Promise<unknown> | null {
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
    return this.#together([...this.#waiting.splice(0), { statement, values }], name);
  }

  #canWait(name: string): boolean {
    const isSilent = this.#isInTransaction && name.startsWith(NO_RESULT) && this.#isKnown(name);
    return isSilent && this.#waiting.length < MAX_WAITING_STATEMENTS;
  }

  #wait(statement: Statement, values: Value[]): Promise<unknown> {
    this.#waiting.push({ statement, values });
    return NOTHING;
  }

  async #together(sent: readonly Sent[], name: string): Promise<unknown> {
    const known = this.#columns.get(name);
    const batch = await new Promise<Batch>((resolve, reject) => {
      super.query(new Batch(sent, known, resolve, reject));
    });
    if (!known && this.#isKnown(name)) this.#columns.set(name, batch.columns);
    return batch.result();
  }

  #isKnown(name: string): boolean {
    return isParsed(this.connection, name);
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

/** Whether PostgreSQL has it under its name: the driver would take the response to another one's parsing for its own. */
function isParsed(connection: Connection, name: string): boolean {
  const statements: unknown = Reflect.get(connection, 'parsedStatements');
  return typeof statements === 'object' && statements !== null && name in statements;
}

/** Statements that go out in one message and succeed or fail together. Only the last one has a result. */
class Batch implements Submittable {
  // Of the last: the driver remembers which statement was parsed under which name.
  readonly name: string;
  readonly text: string;
  columns: Columns = [];
  readonly handleError: (error: Error) => void;
  readonly #sent: readonly Sent[];
  readonly #last: Statement;
  readonly #isDescribed: boolean;
  readonly #resolve: (done: Batch) => void;
  readonly #rows: (string | null)[][] = [];
  #rowCount = 0;

  constructor(
    sent: readonly Sent[],
    columns: Columns | undefined,
    resolve: (done: Batch) => void,
    reject: (error: Error) => void,
  ) {
    this.#sent = sent;
    this.#last = sent.at(-1)?.statement ?? { text: '' };
    this.name = this.#last.name ?? '';
    this.text = this.#last.text;
    this.#isDescribed = columns !== undefined;
    if (columns) this.columns = columns;
    this.#resolve = resolve;
    this.handleError = reject;
  }

  submit(connection: Connection): void {
    const { stream } = connection;
    const { name, text } = this;
    stream.cork();
    if (name === '' || !isParsed(connection, name)) connection.parse({ name, text, types: [] }, true);
    for (const { statement, values } of this.#sent) {
      connection.bind({ statement: statement.name, values }, true);
      if (statement === this.#last && !this.#isDescribed) connection.describe({ type: 'P' }, true);
      connection.execute(null, true);
    }
    connection.sync();
    stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly FieldDef[] }): void {
    const { getTypeParser } = this.#last.types ?? types;
    this.columns = fields.map(({ name, dataTypeID }) => ({ name, parse: getTypeParser(dataTypeID, 'text') }));
  }

  handleDataRow({ fields }: { readonly fields: (string | null)[] }): void {
    this.#rows.push(fields);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#rowCount = Number(/\d+$/.exec(text)?.[0] ?? 0);
  }

  handleReadyForQuery(): void {
    this.#resolve(this);
  }

  result(): { readonly rows: readonly unknown[]; readonly rowCount: number } {
    const { columns } = this;
    const rows = this.#rows.map((texts) => {
      const values = texts.map((text, index) => (text === null ? null : columns[index]?.parse(text)));
      if (this.#last.rowMode === 'array') return values;
      return Object.fromEntries(columns.map(({ name }, index) => [name, values[index]]));
    });
    return { rows, rowCount: this.#rowCount };
  }
}

function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}
