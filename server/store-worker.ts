import type { FastifyInstance } from 'fastify'
import { workerScript } from '#app/areas/store-app/redeeming/server/public.ts'

/** The store app's service worker: it lies below `/store/`, so that it reaches no other page. */
export const serveStoreWorker = (app: FastifyInstance) => {
  app.get('/store/worker.js', async (_, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      .type('text/javascript')
      .send(workerScript),
  )
}
