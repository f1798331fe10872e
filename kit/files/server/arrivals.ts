import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { olderThan } from './old-files.ts'

/** Where files arrive before they are kept: always a folder of this machine. */
export interface Arrivals {
  /** A path where something may arrive; whoever asked removes it. */
  newArrival: () => Promise<string>
  /** Removes what was arriving before `time` and never came; how many. */
  removeArrivals: (before: Date) => Promise<number>
}

/** Lets files arrive below a folder. */
export const arrivalsBelow = (root: string): Arrivals => {
  const arriving = join(root, 'arriving')
  return {
    newArrival: async () => {
      await mkdir(arriving, { recursive: true, mode: 0o700 })
      return join(arriving, randomBytes(20).toString('hex'))
    },
    removeArrivals: async (before) => {
      const old = await olderThan(arriving, before)
      await Promise.all(old.map((name) => rm(join(arriving, name), { force: true })))
      return old.length
    },
  }
}
