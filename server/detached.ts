import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Detached } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'

/** What is under way is finished before the process ends; what fails is in the log. */
export const openDetached = (app: FastifyInstance, root: Db, log: Logger): Detached => {
  const running = new Set<Promise<unknown>>()
  app.addHook('onClose', () => Promise.all(running))
  return (work) => {
    const done: Promise<unknown> = work(root).then(
      () => running.delete(done),
      (error: unknown) => {
        running.delete(done)
        log.error({ err: error }, 'something that was to be written beside an answer was not')
      },
    )
    running.add(done)
  }
}
