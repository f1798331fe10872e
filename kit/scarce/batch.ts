import { setTimeout as sleep } from 'node:timers/promises'

/** The queue before a batcher is full: refused at once, so that a rush does not pile up until everybody times out. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

/** How a batcher works. */
export interface BatcherSettings<Req, Res> {
  /** One statement for many requests; answers in their order. Must do all of it or, when it throws, nothing. */
  run: (requests: Req[]) => Promise<Res[]>
  /** Requests in one statement. Default 256. */
  most?: number
  /** Statements in flight at the same time. Default 1: a hot row would only make a second one wait for its lock. */
  lanes?: number
  /** Waits until this turn of the event loop is over: what arrived in it goes together, a lone request loses microseconds. */
  byTurn?: boolean
  /**
   * Statements begin at least so many ms apart, so that few are not sent off each for himself while many come. Nobody waits after
   * a quiet moment; where enough wait when one could begin, it begins. Default 0.
   */
  apartMs?: number
  /** Requests that may wait beside those in flight. Default 10,000. */
  mostWaiting?: number
}

/** So many in one statement are enough: more make it hardly cheaper for each. */
const ENOUGH = 32

interface Waiting<Req, Res> {
  request: Req
  resolve: (answer: Res) => void
  reject: (reason: unknown) => void
}

/** Gives everybody his answer; a statement that answered too little did its work all the same and is not run again. */
const handOut = <Req, Res>(batch: Waiting<Req, Res>[], answers: Res[]): void => {
  for (const [at, { resolve, reject }] of batch.entries()) {
    if (at in answers) resolve(answers[at] as Res)
    else reject(new Error(`${batch.length} requests got ${answers.length} answers`))
  }
}

/**
 * Makes one statement of the requests that arrive while another statement is in flight: a hot row is locked and
 * committed once for all of them. When a statement fails, its requests are run again one by one, so that only the
 * guilty one fails. The returned function rejects with `Overloaded` when `mostWaiting` requests wait already.
 */
export function batcher<Req, Res>(settings: BatcherSettings<Req, Res>): (request: Req) => Promise<Res> {
  const { run, most = 256, lanes = 1, byTurn = false, apartMs = 0, mostWaiting = 10_000 } = settings
  const waiting: Waiting<Req, Res>[] = []
  let inFlight = 0
  let isCalled = false
  let begunAt = Number.NEGATIVE_INFINITY

  const settle = async (batch: Waiting<Req, Res>[]): Promise<void> => {
    try {
      handOut(batch, await run(batch.map(({ request }) => request)))
    } catch (reason) {
      if (batch.length === 1) batch[0]?.reject(reason)
      else for (const one of batch) await settle([one])
    }
  }

  const drain = async (): Promise<void> => {
    inFlight++
    while (waiting.length > 0) {
      const earlyMs = waiting.length < ENOUGH ? begunAt + apartMs - performance.now() : 0
      if (earlyMs > 0) {
        // Looks again afterwards: timers ring early, and another lane may have taken all.
        await sleep(earlyMs)
        continue
      }
      begunAt = performance.now()
      await settle(waiting.splice(0, most))
    }
    inFlight--
  }

  const begin = (): void => {
    if (inFlight >= lanes || isCalled) return
    if (!byTurn) return void drain()
    isCalled = true
    setImmediate(() => {
      isCalled = false
      void drain()
    })
  }

  return (request) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) return reject(new Overloaded(`${waiting.length} requests wait already`))
      waiting.push({ request, resolve, reject })
      begin()
    })
}
