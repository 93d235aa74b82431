export type ContractChange = {
  /** The differ's rule name, such as `response-required-property-removed`. */
  readonly id: string;
  /** One sentence without its operation, in Markdown. */
  readonly text: string;
  /** The `operationId` in the released contract; null if a component has changed. */
  readonly operation: string | null;
  readonly isBreak: boolean;
};
