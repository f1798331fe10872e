import { batcher } from '#kit/scarce/batch.ts'
import type { Db } from './open.ts'

/**
 * Makes one piece of work of the writes that are asked for while another is under way. `run` does all of them or, when it
 * throws, nothing, and answers in their order; alone, a write runs when this turn of the event loop ends. How far apart they are
 * kept: `apartMs` of a batcher.
 */
export const together = <Req, Res>(
  run: (db: Db, requests: readonly Req[]) => Promise<Res[]>,
  { apartMs = 0 }: { apartMs?: number } = {},
) => {
  const writers = new WeakMap<Db, (request: Req) => Promise<Res>>()
  return (db: Db, request: Req): Promise<Res> => {
    const write = writers.get(db) ?? batcher<Req, Res>({ run: (requests) => run(db, requests), byTurn: true, apartMs })
    writers.set(db, write)
    return write(request)
  }
}
