import type { AddressInfo } from 'node:net'
import { savePhone } from '#app/areas/consult/calls/server/queries.ts'
import { type Line, openLine, type Ticket } from '#kit/bus/browser/line.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { TestApp } from './start-test-app.ts'

/** Lets a doctor be joined with their patients by phone. */
export const giveDoctorPhone = ({ db, config }: TestApp, doctorId: number, mobile = '13700000001') =>
  savePhone(db, doctorId, sealOf(config).seal(mobile, 'doctor-phone'))

/** A device that listens by this ticket; what it heard, once its line is open. */
export const subscribeAs = async (app: TestApp, ticket: () => Promise<Ticket>) => {
  if (!app.server.server.listening) await app.server.listen({ host: '127.0.0.1', port: 0 })
  const base = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`
  const heard: unknown[] = []
  const opened = Promise.withResolvers<void>()
  const line: Line = openLine({
    base,
    ticket,
    hear: (live) => heard.push(live),
    changed: (isOpen) => isOpen && opened.resolve(),
  })
  await opened.promise
  return { heard, close: line.close }
}
