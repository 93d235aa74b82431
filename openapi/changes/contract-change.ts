export type ContractChange = {
  /** Name of the rule in oasdiff, such as `response-required-property-removed`. */
  readonly id: string;
  /** One sentence in Markdown, which does not name the operation. */
  readonly text: string;
  /** The `operationId` in the released contract. Null if a component has changed. */
  readonly operation: string | null;
  readonly isBreak: boolean;
};
