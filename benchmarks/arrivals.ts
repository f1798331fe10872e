import { setTimeout as sleep } from 'node:timers/promises'
import { openWires, type Shot } from './load.ts'

/** Requests that come when they come, whether those before them were answered or not. */
export interface Arrivals {
  port: number
  /** All open from the beginning; a request goes over one that is idle. */
  connections: number
  perSecond: number
  total: number
  shot: (index: number) => Shot
}

/** What each had to wait, from the moment at which it was to be sent: for an idle connection, too. */
export const arrive = async ({ port, connections, perSecond, total, shot }: Arrivals): Promise<number[]> => {
  const wires = await openWires(port, connections)
  const idle = [...wires]
  const queue: { index: number; dueMs: number }[] = []
  const latenciesMs: number[] = []
  const underWay: Promise<void>[] = []
  const send = async (wire: (typeof wires)[number], { index, dueMs }: (typeof queue)[number]) => {
    await wire.send(shot(index))
    latenciesMs.push(performance.now() - dueMs)
    const next = queue.shift()
    if (next) await send(wire, next)
    else idle.push(wire)
  }
  const began = performance.now()
  for (let index = 0; index < total; index++) {
    const dueMs = began + (index * 1_000) / perSecond
    const earlyMs = dueMs - performance.now()
    if (earlyMs > 0) await sleep(earlyMs)
    const wire = idle.pop()
    if (wire) underWay.push(send(wire, { index, dueMs }))
    else queue.push({ index, dueMs })
  }
  await Promise.all(underWay)
  for (const wire of wires) wire.end()
  return latenciesMs
}
