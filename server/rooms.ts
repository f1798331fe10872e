import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Job, Seed, Subscribers } from '#app/room.ts'
import type { Contract } from '#kit/wire/call.ts'
import type { Answering } from '#kit/wire/server/mount.ts'

/** A room as the process sees it: what its files offer. */
export interface Room {
  /** Path below `app/areas`, such as `guahao/hospitals`. */
  name: string
  /** What lives there, as its README begins; '' without one. */
  words: string
  /** Its own calls, then those of its wings. */
  answering: readonly Answering[]
  subscribers: Subscribers
  jobs: readonly Job[]
  seed: Seed | undefined
}

/** The wings of a room: for staff at the desk, for doctors at the workbench. Each has a contract and handlers of its own. */
const wings = ['desk', 'workbench']

const areas = join(import.meta.dirname, '../app/areas')

/** Every room, found once: what a process has imported it keeps. */
export const findRooms = (): Promise<readonly Room[]> => {
  found ??= openRooms()
  return found
}

let found: Promise<readonly Room[]> | undefined

/** Finds every room by the closed vocabulary of its files; no list to keep. */
const openRooms = async (): Promise<Room[]> => {
  const offered = ['contract', ...['handlers', 'subscribers', 'jobs', 'seed'].map((duty) => `server/${duty}`)]
  const inWings = wings.flatMap((wing) => [`${wing}/contract`, `server/handlers/${wing}`])
  const files = globSync(`**/{${[...offered, ...inWings].join()}}.ts`, { cwd: areas })
  const names = new Set(files.map(roomOf))
  if (names.size === 0) throw new Error('no room found under app/areas')
  return Promise.all([...names].sort().map((name) => openRoom(name, new Set(files))))
}

/** `desk/contract.ts` of a room is its wing's; `desk/goods/contract.ts` is the contract of the room `desk/goods`. */
const roomOf = (file: string): string =>
  dirname(file)
    .replace(/\/server(\/handlers)?$/, '')
    .replace(/\/(desk|workbench)$/, '')

const openRoom = async (name: string, files: ReadonlySet<string>): Promise<Room> => {
  const load = async <T>(file: string): Promise<T | undefined> =>
    files.has(join(name, file)) ? ((await import(pathToFileURL(join(areas, name, file)).href)) as T) : undefined
  const answer = async (contractFile: string, handlersFile: string): Promise<Answering[]> => {
    const contract = await load<Contract>(contractFile)
    const answers = await load<{ handlers: Answering['handlers'] }>(handlersFile)
    return contract ? [{ contract: { ...contract }, handlers: answers?.handlers ?? {} }] : []
  }
  const [answering, subscribers, jobs, seed] = await Promise.all([
    Promise.all([
      answer('contract.ts', 'server/handlers.ts'),
      ...wings.map((wing) => answer(`${wing}/contract.ts`, `server/handlers/${wing}.ts`)),
    ]),
    load<{ subscribers: Subscribers }>('server/subscribers.ts'),
    load<Record<string, Job>>('server/jobs.ts'),
    load<{ seed: Seed }>('server/seed.ts'),
  ])
  return {
    name,
    words: openingOf(join(areas, name, 'README.md')),
    answering: answering.flat(),
    subscribers: subscribers?.subscribers ?? {},
    jobs: jobs ? Object.values(jobs) : [],
    seed: seed?.seed,
  }
}

/** What stands below the title, up to the first blank line. */
const openingOf = (file: string): string => {
  if (!existsSync(file)) return ''
  const [, opening = ''] = readFileSync(file, 'utf8').match(/^# .*\n+((?:.+\n)+)/) ?? []
  return opening.trim().replaceAll('\n', ' ')
}
