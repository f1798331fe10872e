import { join } from 'node:path'
import type { DumpedTable } from '#kit/backup/server/dump-tables.ts'
import { BackupFault } from '#kit/backup/server/fault.ts'
import { listMigrations } from '#kit/db/migrate.ts'

/** The first file of a backup: what it is, and what it was taken from. */
export const OPENING = 'backup.json'
/** The last one: what must have come before it. Without it a backup is cut. */
export const CLOSING = 'whole.json'

export interface Opening {
  what: 'yilu-backup'
  format: 1
  /** Of the program. */
  version: string
  takenAt: string
  /** Of the key that sealed what is sealed in it; the key itself is not in it. */
  key: string
  migrations: string[]
  tables: DumpedTable[]
}

export interface Closing {
  rows: Record<string, number>
  sequences: Record<string, string>
  files: number
  /** Files that the database knew and that were gone when they were to be read. */
  missing: number
  /** Of the bytes of all files before this one, in hexadecimal. */
  sha256: string
}

/** The opening that these bytes are; undefined where they are none. Nothing of it is believed before the whole was read. */
export const readOpening = (bytes: Buffer): Opening | undefined => {
  const read = parsed<Opening>(bytes)
  return read?.what === 'yilu-backup' && read.format === 1 && Array.isArray(read.migrations) ? read : undefined
}

/** The same of the end. */
export const readClosing = (bytes: Buffer): Closing | undefined => parsed<Closing>(bytes)

const parsed = <T>(bytes: Buffer): T | undefined => {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

export const MIGRATIONS = join(import.meta.dirname, '../../migrations')

/** The migrations of this program, each by its hash. */
export const ownMigrations = (): string[] => listMigrations(MIGRATIONS)

/** Throws one clear line where a backup was taken by a program with other migrations than this one. */
export const expectOwnMigrations = (file: string, { migrations, version }: Opening): void => {
  const own = ownMigrations()
  const both = Math.min(own.length, migrations.length)
  if (own.slice(0, both).join() !== migrations.slice(0, both).join())
    throw new BackupFault(`${file} was taken of a database that other migrations made than those of this program.`)
  if (migrations.length < own.length)
    throw new BackupFault(
      `${file} is older than this program: it was taken by version ${version}. Restore it with that version, then upgrade.`,
    )
  if (migrations.length > own.length)
    throw new BackupFault(
      `${file} is newer than this program: it was taken by version ${version}. Restore it with that one or a later one.`,
    )
}
