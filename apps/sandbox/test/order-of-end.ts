/** Values of promises in the order of fulfillment. */
export async function inOrderOfEnd<Value>(promises: readonly Promise<Value>[]): Promise<Value[]> {
  const values: Value[] = [];
  await Promise.all(promises.map((promise) => promise.then((value) => values.push(value))));
  return values;
}
