import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { arrivalsBelow } from './arrivals.ts'
import { namesIn, olderThan, orNothing } from './old-files.ts'
import type { FileStore } from './store.ts'

/** Keeps files below a folder, in one of 256 by the beginning of their names. */
export const folderStore = (root: string): FileStore => {
  const { newArrival } = arrivalsBelow(root)
  const folderOf = (name: string) => join(root, name.slice(0, 2))
  return {
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
    readPart: (name, from, to) => orNothing(partOf(join(folderOf(name), name), from, to)),
    remove: (name) => rm(join(folderOf(name), name), { force: true }),
    listBefore: async function* (time) {
      for (const folder of await namesIn(root)) if (folder.length === 2) yield await olderThan(join(root, folder), time)
    },
  }
}

const partOf = async (path: string, from: number, to: number): Promise<Buffer> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from + 1), 0, to - from + 1, from)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
