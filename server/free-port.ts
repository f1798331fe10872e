import { once } from 'node:events'
import { createServer } from 'node:net'
import { CannotStart } from '#kit/db/cannot-start.ts'
import type { Config } from './config.ts'

type Place = Pick<Config, 'host' | 'port'>

/** The settings that name a place. */
interface Names {
  host: string
  port: string
}

const usual: Names = { host: 'HOST', port: 'PORT' }
/** The same of the numbers of the process. */
export const ofMetrics: Names = { host: 'METRICS_HOST', port: 'METRICS_PORT' }

const why: Readonly<Record<string, (place: Place, names: Names) => string>> = {
  EADDRINUSE: ({ host, port }, names) => `${names.port}: ${port} at ${host} is in use by another process.`,
  EACCES: ({ port }, names) => `${names.port}: ${port} may not be used by this user.`,
  EADDRNOTAVAIL: ({ host }, names) => `${names.host}: ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }, names) => `${names.host}: nobody knows ${host}.`,
  EAI_AGAIN: ({ host }, names) => `${names.host}: nobody knows ${host}.`,
}

/** What an operator is told of a port at which we cannot listen; anything else comes back as it is. */
export const listenFault = (error: unknown, place: Place, names = usual): unknown => {
  const line = why[(error as { code?: string }).code ?? '']
  return line ? new CannotStart(line(place, names)) : error
}

/** Throws one clear line where we could not listen there: found out before anything is written, and not when all is ready. */
export const expectFreePort = async ({ host, port }: Place, names = usual): Promise<void> => {
  const server = createServer()
  try {
    server.listen({ host, port })
    await once(server, 'listening')
  } catch (error) {
    throw listenFault(error, { host, port }, names)
  }
  server.close()
  await once(server, 'close')
}
