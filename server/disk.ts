import { statfs } from 'node:fs/promises'

/** Below that a disk is nearly full: time to make room while everything still goes on. */
const LITTLE_SPACE = 0.1

/** Which part of the disk of a folder is free, 0 to 1. */
export const freeSpaceOf = async (folder: string): Promise<number> => {
  const { bavail, blocks } = await statfs(folder)
  return blocks === 0 ? 1 : bavail / blocks
}

/** Whether little of the disk of a folder is free; not where nobody can say. */
export const hasLittleSpace = (folder: string): Promise<boolean> =>
  freeSpaceOf(folder).then(
    (free) => free < LITTLE_SPACE,
    () => false,
  )
