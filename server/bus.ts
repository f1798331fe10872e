import type { FastifyInstance } from 'fastify'
import { findDoctorSessionOf } from '#app/areas/access/doctors/server/public.ts'
import { findSessionOf } from '#app/areas/access/patients/server/public.ts'
import type { Bus } from '#kit/bus/bus.ts'
import { embeddedBus } from '#kit/bus/server/embedded.ts'
import { externalBus } from '#kit/bus/server/external.ts'
import { relayedBus } from '#kit/bus/server/relay.ts'
import type { Building } from './app.ts'
import { BUS_PATH } from './bus-settings.ts'

/** The live line: to a broker elsewhere, or by one of our own at the same port, alone or with those of other processes; it ends before the server does. */
export const openBus = (app: FastifyInstance, { config, database, clock, log }: Building): Bus => {
  const { url, isRelayed, secret } = config.bus
  if (url && !isRelayed) {
    const bus = externalBus(url, log)
    app.addHook('onClose', bus.close)
    return bus
  }
  // A pass without a session ends by time alone.
  const isAlive = async (session: string) =>
    session === '' ||
    (await findSessionOf(database.db, session, clock.now())) !== null ||
    (await findDoctorSessionOf(database.db, session, clock.now())) !== null
  const own = embeddedBus({ secret, clock, log, isAlive, origins: [new URL(config.publicUrl).origin] })
  const bus = url ? relayedBus(own, url, log) : own
  bus.attach(app.server, BUS_PATH)
  app.addHook('preClose', bus.close)
  return bus
}
