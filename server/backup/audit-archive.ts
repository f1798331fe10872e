import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import {
  anchorLines,
  findAnchor,
  findForged,
  listOldChains,
  type OldChain,
  readLines,
} from '#app/areas/access/audit/server/public.ts'
import { BackupFault } from '#kit/backup/server/fault.ts'
import { readArchive } from '#kit/backup/server/read-archive.ts'
import { writeArchive } from '#kit/backup/server/write-archive.ts'
import type { Db } from '#kit/db/open.ts'
import { transact } from '#kit/db/transaction.ts'

/** The last part of an archive: what came before it. Without it an archive is cut. */
const CLOSING = 'audit.json'

/** What a hospital has in an archive. */
type Kept = Pick<OldChain, 'hospitalId' | 'fromHash' | 'lastHash' | 'lineCount'> & { upTo: string }

interface Closing {
  what: 'yilu-audit'
  format: 1
  chains: Kept[]
  /** Of all parts before this one. */
  sha256: string
}

interface Archiving {
  db: Db
  /** Lines older than this go. */
  before: Date
  now: Date
  passphrase: string
}

/** What went into an archive. */
export interface Archived {
  chains: number
  lines: number
  bytes: number
}

/**
 * Takes the audit's lines of before a time out of the database into a sealed file, and puts an anchor for each hospital in their
 * place. They are deleted when the file has been read again and every line of it has the hash that the next one follows. Undefined, and no file,
 * where nothing is that old.
 */
export const archiveAudit = async (
  file: string,
  { db, before, now, passphrase }: Archiving,
): Promise<Archived | undefined> => {
  const chains = await listOldChains(db, before)
  if (chains.length === 0) return undefined
  let sha256 = ''
  const bytes = await writeArchive(file, {
    passphrase,
    fill: async (add) => {
      const digest = createHash('sha256')
      for (const chain of chains) {
        let piece = 0
        for await (const lines of piecesOf(db, chain)) {
          const text = Buffer.from(`${lines.join('\n')}\n`)
          digest.update(text)
          await add(partName(chain.hospitalId, ++piece), text)
        }
      }
      sha256 = digest.digest('hex')
      const kept = chains.map(({ upToId: _, upTo, ...chain }) => ({ ...chain, upTo: upTo.toISOString() }))
      const closing: Closing = { what: 'yilu-audit', format: 1, chains: kept, sha256 }
      await add(CLOSING, Buffer.from(JSON.stringify(closing)))
    },
  })
  await readAudit(file, passphrase, db)
  await transact(db, async (tx) => {
    for (const chain of chains) {
      const gone = await anchorLines(tx, chain, { file: basename(file), sha256, archivedAt: now })
      if (gone !== chain.lineCount)
        throw new Error(`hospital ${chain.hospitalId}: ${gone} lines are not ${chain.lineCount}`)
    }
  })
  return { chains: chains.length, lines: chains.reduce((sum, { lineCount }) => sum + lineCount, 0), bytes }
}

const partName = (hospitalId: number, piece: number) => `hospital-${hospitalId}/${String(piece).padStart(6, '0')}.jsonl`

/** The lines of a chain in pieces, as they are read. */
async function* piecesOf(db: Db, chain: OldChain): AsyncGenerator<string[]> {
  for (let after = 0; ; ) {
    const lines = await readLines(db, chain, after)
    const last = lines.at(-1)
    if (!last) return
    after = last.id
    yield lines.map(({ line }) => line)
  }
}

/** What an archive holds, and whether the database has an anchor for it. */
export interface AuditRead extends Kept {
  isAnchored: boolean
}

/**
 * Reads an archive of the audit and computes every line's hash anew: throws one clear line where it is cut, or a line of it is not
 * what was written or is missing.
 */
export const readAudit = async (file: string, passphrase: string, db: Db): Promise<AuditRead[]> => {
  const { found, closing, sha256 } = await readParts(file, passphrase, db)
  if (closing?.what !== 'yilu-audit') throw new BackupFault(`${file} is no archive of the audit, or is cut.`)
  if (closing.sha256 !== sha256 || closing.chains.length !== found.size)
    throw new BackupFault(`${file} is not as it was written.`)
  return Promise.all(
    closing.chains.map(async (chain) => {
      const { hospitalId, lastHash } = chain
      if (!isSame(chain, found.get(hospitalId)))
        throw new BackupFault(`${file}: lines of hospital ${hospitalId} are missing.`)
      return { ...chain, isAnchored: (await findAnchor(db, lastHash))?.hospitalId === hospitalId }
    }),
  )
}

/** What was read of a chain so far. */
interface Found {
  fromHash: string | null
  lastHash: string | null
  lineCount: number
}

const isSame = (said: Found, read: Found | undefined): boolean =>
  read !== undefined &&
  said.fromHash === read.fromHash &&
  said.lastHash === read.lastHash &&
  said.lineCount === read.lineCount

const readParts = async (file: string, passphrase: string, db: Db) => {
  const digest = createHash('sha256')
  const found = new Map<number, Found>()
  let closing: Closing | undefined
  for await (const { name, bytes } of readArchive(file, passphrase)) {
    if (name === CLOSING) {
      closing = JSON.parse(bytes.toString()) as Closing
      break
    }
    const hospitalId = Number(/^hospital-(\d+)\//.exec(name)?.[1])
    if (!Number.isInteger(hospitalId)) throw new BackupFault(`${file} is no archive of the audit.`)
    digest.update(bytes)
    const lines = bytes.toString().split('\n').filter(Boolean)
    const before = found.get(hospitalId) ?? { ...beginningOf(lines), lineCount: 0 }
    const { forgedId, lastHash } = await transact(db, (tx) => findForged(tx, lines, before.lastHash))
    if (forgedId !== null)
      throw new BackupFault(`${file}: line ${forgedId} of hospital ${hospitalId} is not as it was written.`)
    found.set(hospitalId, { ...before, lastHash, lineCount: before.lineCount + lines.length })
  }
  return { found, closing, sha256: digest.digest('hex') }
}

/** A chain begins with what its first line follows. */
const beginningOf = ([first = '{}']: readonly string[]): Pick<Found, 'fromHash' | 'lastHash'> => {
  const { prev_hash: fromHash = null } = JSON.parse(first) as { prev_hash?: string | null }
  return { fromHash, lastHash: fromHash }
}
