import './react-mode.ts'
import type { FastifyInstance } from 'fastify'
import { addressReader, type ReadAddress } from './address.ts'
import { answerPages, type PagesSettings } from './answer.ts'
import { builtPages } from './built.ts'
import { ASSETS } from './files.ts'
import { findRows, withoutSandbox } from './find-rows.ts'
import { fixedHeaders, pageHeaders } from './policy.ts'

export interface PagesOptions extends PagesSettings {
  /** Pages come from their sources by Vite, with hot reload. */
  dev: boolean
  /** Whether the stand-ins have their pages. */
  sandbox: boolean
}

/** Every page of the product, and the files that browsers load for it. */
export const pages = async (app: FastifyInstance, { dev, sandbox, ...settings }: PagesOptions) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(request.url.startsWith(ASSETS) ? fixedHeaders : pageHeaders)
    done(null, payload)
  })
  const built = await (dev ? (await import('./development.ts')).developPages(app) : builtPages(app))
  const table = await readTable(sandbox)
  answerPages(app, {
    ...settings,
    ...built,
    readTable: dev ? () => readTable(sandbox) : async () => table,
    isCached: !dev,
  })
}

const readTable = async (sandbox: boolean): Promise<ReadAddress> => {
  const { rows, moved } = await findRows()
  return addressReader(sandbox ? rows : withoutSandbox(rows), moved)
}
