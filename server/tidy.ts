import { Session } from 'node:inspector/promises'

/**
 * Gives back the memory that the start needed and serving does not: twice as much as stays, and V8 would keep it.
 * Takes a fifth of a second, so it is done before the first question.
 */
export const tidyMemory = async (): Promise<void> => {
  const session = new Session()
  session.connect()
  await session.post('HeapProfiler.collectGarbage')
  session.disconnect()
}
