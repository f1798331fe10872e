import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Job, Seed, Subscribers } from '#app/room.ts'
import type { Contract } from '#kit/wire/call.ts'
import type { Answering } from '#kit/wire/server/mount.ts'

/** A room as the process sees it: what its files offer. */
export interface Room {
  /** Path below `app/areas`, such as `guahao/hospitals`. */
  name: string
  answering: Answering | undefined
  subscribers: Subscribers
  jobs: readonly Job[]
  seed: Seed | undefined
}

const areas = join(import.meta.dirname, '../app/areas')

/** Finds every room by the closed vocabulary of its files; no list to keep. */
export const findRooms = async (): Promise<Room[]> => {
  const files = globSync('**/{contract,server/handlers,server/subscribers,server/jobs,server/seed}.ts', { cwd: areas })
  const names = new Set(files.map((file) => dirname(file).replace(/\/?server$/, '')))
  if (names.size === 0) throw new Error('no room found under app/areas')
  return Promise.all([...names].sort().map((name) => openRoom(name, new Set(files))))
}

const openRoom = async (name: string, files: ReadonlySet<string>): Promise<Room> => {
  const load = async <T>(file: string): Promise<T | undefined> =>
    files.has(join(name, file)) ? ((await import(pathToFileURL(join(areas, name, file)).href)) as T) : undefined
  const [contract, handlers, subscribers, jobs, seed] = await Promise.all([
    load<Contract>('contract.ts'),
    load<{ handlers: Answering['handlers'] }>('server/handlers.ts'),
    load<{ subscribers: Subscribers }>('server/subscribers.ts'),
    load<Record<string, Job>>('server/jobs.ts'),
    load<{ seed: Seed }>('server/seed.ts'),
  ])
  return {
    name,
    answering: contract ? { contract: { ...contract }, handlers: handlers?.handlers ?? {} } : undefined,
    subscribers: subscribers?.subscribers ?? {},
    jobs: jobs ? Object.values(jobs) : [],
    seed: seed?.seed,
  }
}
