import { batcher } from '#kit/scarce/batch.ts'
import { isDatabaseAway } from './errors.ts'
import type { Db } from './open.ts'

/**
 * Makes one piece of work of the writes that are asked for while another is under way: for what many want at the same moment, as
 * places, pieces and words. `run` does all of them or, when it throws, nothing, and answers in their order; alone, a write runs
 * when this turn of the event loop ends.
 */
export const microBatch = <Req, Res>(run: (db: Db, requests: readonly Req[]) => Promise<Res[]>) => {
  const writers = new WeakMap<Db, (request: Req) => Promise<Res>>()
  return (db: Db, request: Req): Promise<Res> => {
    const write =
      writers.get(db) ??
      batcher<Req, Res>({ run: (requests) => run(db, requests), flushOnTick: true, failsAll: isDatabaseAway })
    writers.set(db, write)
    return write(request)
  }
}
