/** The queue before a batcher is full: refused at once, so that a rush does not pile up until everybody times out. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

/** How a batcher works. */
export interface BatcherSettings<Req, Res> {
  /** One statement for many requests; answers in their order. Must do all of it or, when it throws, nothing. */
  run: (requests: Req[]) => Promise<Res[]>
  /** Requests in one statement. Default 256. */
  maxBatch?: number
  /** Statements in flight at the same time. Default 1: a hot row would only make a second one wait for its lock. */
  concurrency?: number
  /** Waits until this turn of the event loop is over: what arrived in it goes together, a lone request loses microseconds. */
  flushOnTick?: boolean
  /** Requests that may wait beside those in flight. Default 10,000. */
  maxWaiting?: number
  /** What is wrong with none of the requests, as a database that is away: all of the statement fail, and none is run again. */
  failsAll?: (reason: unknown) => boolean
}

interface Waiting<Req, Res> {
  request: Req
  resolve: (answer: Res) => void
  reject: (reason: unknown) => void
}

/** Gives everybody their answer; a statement that answered too little did its work all the same and is not run again. */
const handOut = <Req, Res>(batch: Waiting<Req, Res>[], answers: Res[]): void => {
  for (const [at, { resolve, reject }] of batch.entries()) {
    if (at in answers) resolve(answers[at] as Res)
    else reject(new Error(`${batch.length} requests got ${answers.length} answers`))
  }
}

/**
 * Makes one statement of the requests that arrive while another statement is in flight: a hot row is locked and
 * committed once for all of them. When a statement fails, its requests are run again one by one, so that only the
 * guilty one fails. The returned function rejects with `Overloaded` when `maxWaiting` requests wait already.
 */
export function batcher<Req, Res>(settings: BatcherSettings<Req, Res>): (request: Req) => Promise<Res> {
  const { run, maxBatch = 256, concurrency = 1, flushOnTick = false, maxWaiting = 10_000, failsAll } = settings
  const waiting: Waiting<Req, Res>[] = []
  let inFlight = 0
  let isCalled = false

  const settle = async (batch: Waiting<Req, Res>[]): Promise<void> => {
    try {
      handOut(batch, await run(batch.map(({ request }) => request)))
    } catch (reason) {
      const isOfAll = batch.length === 1 || failsAll?.(reason) === true
      for (const one of batch) await (isOfAll ? one.reject(reason) : settle([one]))
    }
  }

  const drain = async (): Promise<void> => {
    inFlight++
    while (waiting.length > 0) await settle(waiting.splice(0, maxBatch))
    inFlight--
  }

  const begin = (): void => {
    if (inFlight >= concurrency || isCalled) return
    if (!flushOnTick) return void drain()
    isCalled = true
    setImmediate(() => {
      isCalled = false
      void drain()
    })
  }

  return (request) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) return reject(new Overloaded(`${waiting.length} requests wait already`))
      waiting.push({ request, resolve, reject })
      begin()
    })
}
