/** Does the work for each in turn; one that fails does not keep the others waiting, and is thrown when all are through. */
export const each = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> => {
  const failed: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => failed.push(error))
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} of ${items.length} failed: ${String(failed[0])}`)
}
