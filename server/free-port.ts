import { once } from 'node:events'
import { createServer } from 'node:net'
import { CannotStart } from '#kit/db/cannot-start.ts'
import type { Config } from './config.ts'

type Place = Pick<Config, 'host' | 'port'>

const why: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ host, port }) => `PORT: ${port} at ${host} is in use by another process.`,
  EACCES: ({ port }) => `PORT: ${port} may not be used by this user.`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST: nobody knows ${host}.`,
  EAI_AGAIN: ({ host }) => `HOST: nobody knows ${host}.`,
}

/** What an operator is told of a port at which we cannot listen; anything else comes back as it is. */
export const listenFault = (error: unknown, place: Place): unknown => {
  const line = why[(error as { code?: string }).code ?? '']
  return line ? new CannotStart(line(place)) : error
}

/** Throws one clear line where we could not listen there: found out before anything is written, and not when all is ready. */
export const expectFreePort = async ({ host, port }: Place): Promise<void> => {
  const server = createServer()
  try {
    server.listen({ host, port })
    await once(server, 'listening')
  } catch (error) {
    throw listenFault(error, { host, port })
  }
  server.close()
  await once(server, 'close')
}
