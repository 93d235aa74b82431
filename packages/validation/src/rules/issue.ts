/** A validation error: the key of a message and its parameters. The app translates the message. */
export type Issue<Code extends string, Params = undefined> = Params extends undefined
  ? { readonly code: Code }
  : { readonly code: Code; readonly params: Readonly<Params> };
