type Defined<Value> = Value & (NonNullable<unknown> | null);

/** An editable field of a resource: its value in the stored row, and the columns that a new value changes. */
type EditableField<Row, Value, Input> = {
  read(row: Row): Value;
  change(value: Defined<Input>, row: Row, now: Date): Partial<Row>;
};

/**
 * All editable fields of a resource. Its view, its changes and its version are derived from this one table. `Input` is
 * the request body of the contract. A property without an entry does not compile.
 */
export type EditableFields<
  Row,
  Input,
  Values extends { [Key in keyof Input]-?: unknown } = Required<Input>,
> = {
  readonly [Key in keyof Input]-?: EditableField<Row, Values[Key], Input[Key]>;
};

type Readable<Row, Value> = { read(row: Row): Value };

export function readFields<Row, Values>(
  fields: { readonly [Key in keyof Values]: Readable<Row, Values[Key]> } & {
    readonly [name: string]: Readable<Row, unknown>;
  },
  row: Row,
): Values;
export function readFields<Row>(fields: Readonly<Record<string, Readable<Row, unknown>>>, row: Row): unknown {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.read(row)]));
}

/** Returns the columns that a request body changes. Omitted properties change nothing. */
export function changeFields<Row, Input extends object>(
  fields: {
    readonly [Key in keyof Input]-?: {
      change(value: Defined<Input[Key]>, row: Row, now: Date): Partial<Row>;
    };
  },
  row: Row,
  input: Input,
  now: Date,
): Partial<Row> {
  const changes: Partial<Row> = {};
  for (const key in input) {
    const value = input[key];
    if (value !== undefined) Object.assign(changes, fields[key].change(value, row, now));
  }
  return changes;
}
