import './react-mode.ts'
import type { FastifyInstance } from 'fastify'
import { addressReader, type ReadAddress } from './address.ts'
import { answerPages, type PagesSettings } from './answer.ts'
import { builtPages } from './built.ts'
import { ASSETS } from './files.ts'
import { findRows } from './find-rows.ts'
import { fixedHeaders, pageHeaders } from './policy.ts'

export interface PagesOptions extends PagesSettings {
  /** Pages come from their sources by Vite, with hot reload. */
  dev: boolean
}

/** Every page of the product, and the files that browsers load for it. */
export const pages = async (app: FastifyInstance, { dev, ...settings }: PagesOptions) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(request.url.startsWith(ASSETS) ? fixedHeaders : pageHeaders)
    done(null, payload)
  })
  const built = await (dev ? (await import('./development.ts')).developPages(app) : builtPages(app))
  const table = await readTable()
  answerPages(app, { ...settings, ...built, readTable: dev ? readTable : async () => table, isCached: !dev })
}

const readTable = async (): Promise<ReadAddress> => {
  const { rows, moved } = await findRows()
  return addressReader(rows, moved)
}
