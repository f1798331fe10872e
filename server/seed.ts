import type { BaseLogger } from 'pino'
import { insertMark, listMarks } from '#kit/boot/server/marks.ts'
import type { Db } from '#kit/db/open.ts'
import { transact } from '#kit/db/transaction.ts'
import type { Clock } from '#kit/time/clock.ts'
import { dayOf } from '#kit/time/day.ts'
import type { Config } from './config.ts'
import type { Room } from './rooms.ts'

export interface Planting {
  db: Db
  clock: Clock
  config: Config
  rooms: readonly Room[]
  log: BaseLogger
  /** With the demonstration world, or the facts alone. */
  demo: boolean
  scale?: number
}

/** Plants what has not been planted yet, all of it or nothing; a room that was added later is planted then. */
export const seedWorld = async ({ db, clock, config, rooms, log, demo, scale = 1 }: Planting) => {
  const now = clock.now()
  const due = inOrder(rooms).filter((room) => demo || room.seed?.real)
  await transact(db, async (inside) => {
    const marks = new Set(await listMarks(inside))
    const planted = new Set<string>()
    for (const room of due) {
      const isNew = !marks.has(markOf(room)) && (await insertMark(inside, markOf(room), now))
      const isBehind = room.seed?.follows && room.seed.after?.some((name) => planted.has(name))
      if (!isNew && !isBehind) continue
      planted.add(room.name)
      const before = performance.now()
      await room.seed?.run({ db: inside, now, today: dayOf(now), config, scale })
      log.info({ room: room.name, ms: Math.round(performance.now() - before) }, 'planted')
    }
  })
}

const markOf = ({ name }: Room) => `planted ${name}`

/** Whether the database has a demonstration world, of whatever scale. */
export const isWorldSeeded = async ({ db, rooms }: Pick<Planting, 'db' | 'rooms'>): Promise<boolean> => {
  const marks = new Set(await listMarks(db))
  return rooms.some((room) => room.seed && !room.seed.real && marks.has(markOf(room)))
}

/** Has every room invent what imported rows lack, the lower ones first; how many rows each made. All of it or nothing. */
export const fillGaps = async ({ db, clock, config, rooms }: Omit<Planting, 'demo'>): Promise<[string, number][]> =>
  transact(db, async (inside) => {
    const now = clock.now()
    const made: [string, number][] = []
    for (const { name, seed } of inOrder(rooms)) {
      if (seed?.fill) made.push([name, await seed.fill({ db: inside, now, today: dayOf(now), config, scale: 1 })])
    }
    return made
  })

/** Rooms with a seed, each after those that it names; a circle or an unknown name stops the start. */
export const inOrder = (rooms: readonly Room[]): Room[] => {
  const planted = new Map(rooms.filter((room) => room.seed).map((room) => [room.name, room]))
  const done = new Set<Room>()
  const visit = (name: string, path: readonly string[]) => {
    const room = planted.get(name)
    if (!room || path.includes(name)) throw new Error(`seed order: ${[...path, name].join(' → ')}`)
    if (done.has(room)) return
    for (const before of room.seed?.after ?? []) visit(before, [...path, name])
    done.add(room)
  }
  for (const name of planted.keys()) visit(name, [])
  return [...done]
}
