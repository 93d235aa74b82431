/** Returns the values of promises in the order in which they are fulfilled. */
export async function getCompletionOrder<Value>(promises: readonly Promise<Value>[]): Promise<Value[]> {
  const values: Value[] = [];
  await Promise.all(promises.map((promise) => promise.then((value) => values.push(value))));
  return values;
}
