import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What reading gives; undefined where there is nothing to read. */
export const orNothing = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Names in a folder, none where there is no folder. */
export const namesIn = async (folder: string): Promise<string[]> => (await orNothing(readdir(folder))) ?? []

/** Names in a folder of what was last written before `time`. */
export const olderThan = async (folder: string, time: Date): Promise<string[]> => {
  const old: string[] = []
  for (const name of await namesIn(folder)) {
    const found = await orNothing(stat(join(folder, name)))
    if (found && found.mtimeMs < time.getTime()) old.push(name)
  }
  return old
}
