import { createHash } from 'node:crypto'
import { BackupFault } from '#kit/backup/server/fault.ts'
import { type Entry, readArchive } from '#kit/backup/server/read-archive.ts'
import {
  CLOSING,
  type Closing,
  expectOwnMigrations,
  OPENING,
  type Opening,
  readClosing,
  readOpening,
} from './manifest.ts'

/** What a backup says of itself. */
export interface Looked {
  opening: Opening
  closing: Closing
}

/** Reads a backup to its end and changes nothing: throws one clear line where it is cut, altered, foreign, older or newer. */
export const lookThrough = async (file: string, passphrase: string | undefined): Promise<Looked> => {
  const hash = createHash('sha256')
  let opening: Opening | undefined
  let closing: Closing | undefined
  for await (const { name, bytes } of readArchive(file, passphrase)) {
    if (opening === undefined) {
      opening = expectOpening(file, { name, bytes })
      expectOwnMigrations(file, opening)
    }
    if (closing !== undefined) throw new BackupFault(`${file} goes on after its end: it is damaged.`)
    if (name === CLOSING) closing = readClosing(bytes)
    else hash.update(bytes)
  }
  if (!opening) throw new BackupFault(`${file} is no backup: it is empty.`)
  if (!closing) throw new BackupFault(`${file} is cut: its end is missing. Take another one.`)
  if (closing.sha256 !== hash.digest('hex'))
    throw new BackupFault(`${file} was altered or is damaged. Take another one.`)
  return { opening, closing }
}

const expectOpening = (file: string, { name, bytes }: Entry): Opening => {
  const opening = name === OPENING ? readOpening(bytes) : undefined
  if (!opening) throw new BackupFault(`${file} is no backup of this program.`)
  return opening
}
