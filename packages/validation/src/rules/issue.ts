/** What a rule found: the key of a message and what the message has to name. Words are chosen by the app. */
export type Issue<Code extends string, Params = undefined> = Params extends undefined
  ? { readonly code: Code }
  : { readonly code: Code; readonly params: Readonly<Params> };
