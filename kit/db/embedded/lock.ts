import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from '../cannot-start.ts'

const sqliteBusy = 5

/**
 * Takes the folder for this process until the returned function is called or the process ends, however it ends.
 * Throws one clear line when another process has it. The folder must exist.
 *
 * Node offers no file locks; an exclusive SQLite transaction is one: the kernel lets go of it with the process,
 * so neither a kill nor a reused process id can leave it behind or take it twice.
 */
export const lockFolder = (folder: string): (() => void) => {
  if (!mayWrite(folder)) throw new CannotStart(`${folder} may not be written by this user.`)
  const pidFile = join(folder, 'lock.pid')
  const lock = new DatabaseSync(join(folder, 'lock'))
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error
    throw new FolderInUse(`${folder} is in use by another process${holder(pidFile)}.`)
  }
  writeFileSync(pidFile, `${process.pid}\n`)
  return () => lock.close()
}

/** Another process has the folder. */
export class FolderInUse extends CannotStart {}

const mayWrite = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const holder = (pidFile: string): string => {
  try {
    return ` (${readFileSync(pidFile, 'utf8').trim()})`
  } catch {
    return ''
  }
}
