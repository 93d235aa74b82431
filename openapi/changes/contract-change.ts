export type ContractChange = {
  /** The differ's name of the rule, as `response-required-property-removed`. */
  readonly id: string;
  /** One sentence without its operation, in Markdown. */
  readonly text: string;
  /** The `operationId` in the released contract; null when a component has changed. */
  readonly operation: string | null;
  readonly isBreak: boolean;
};
