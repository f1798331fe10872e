import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where files are kept, by names that nobody can guess. Folders of this machine; object storage would offer the same. */
export interface FileStore {
  /** A path of this machine where something may arrive; whoever asked removes it. */
  newArrival: () => Promise<string>
  /** Keeps a whole file or nothing. */
  keep: (name: string, bytes: Uint8Array) => Promise<void>
  /** undefined: there is none. */
  read: (name: string) => Promise<Buffer | undefined>
  remove: (name: string) => Promise<void>
  /** Names of files that were last written before `time`, some hundred at a time. */
  listBefore: (time: Date) => AsyncIterable<string[]>
  /** Removes what was arriving before `time` and never came; how many. */
  removeArrivals: (before: Date) => Promise<number>
}

/** A name of 160 random bits with an ending such as `jpg`. */
export const newFileName = (ending: string): string => `${randomBytes(20).toString('hex')}.${ending}`

/** Keeps files below a folder, in one of 256 by the beginning of their names. */
export const folderStore = (root: string): FileStore => {
  const arriving = join(root, 'arriving')
  const folderOf = (name: string) => join(root, name.slice(0, 2))
  const newArrival = async () => {
    await mkdir(arriving, { recursive: true, mode: 0o700 })
    return join(arriving, randomBytes(20).toString('hex'))
  }
  return {
    newArrival,
    keep: async (name, bytes) => {
      const path = await newArrival()
      try {
        await writeFile(path, bytes, { mode: 0o600, flush: true })
        await mkdir(folderOf(name), { recursive: true, mode: 0o700 })
        await rename(path, join(folderOf(name), name))
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },
    read: (name) => orNothing(readFile(join(folderOf(name), name))),
    remove: (name) => rm(join(folderOf(name), name), { force: true }),
    listBefore: async function* (time) {
      for (const folder of await namesIn(root))
        if (folder.length === 2) yield await writtenBefore(join(root, folder), time)
    },
    removeArrivals: async (before) => {
      const old = await writtenBefore(arriving, before)
      await Promise.all(old.map((name) => rm(join(arriving, name), { force: true })))
      return old.length
    },
  }
}

const namesIn = async (folder: string): Promise<string[]> => (await orNothing(readdir(folder))) ?? []

const writtenBefore = async (folder: string, time: Date): Promise<string[]> => {
  const old: string[] = []
  for (const name of await namesIn(folder)) {
    const found = await orNothing(stat(join(folder, name)))
    if (found && found.mtimeMs < time.getTime()) old.push(name)
  }
  return old
}

const orNothing = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
