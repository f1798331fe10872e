import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { Context } from '#app/context.ts'
import type { BytesOf } from '#kit/csv/server/text-of-file.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { MOST_REPORTED, piecesOf } from '../../rules.ts'
import { findPiece, type ImportRow } from '../queries.ts'
import type { FirstRow, ImportReport } from './bring.ts'

const packed = promisify<string, Buffer>(deflateRaw)
const unpacked = promisify<Buffer, Buffer>(inflateRaw)

/** As what reports are sealed. */
export const REPORT = 'import-report'

/** What is kept of a report, and of why there is none. */
export interface StoredReport {
  header: readonly string[]
  first: FirstRow[]
  refused: { line: number; words: string }[]
  notes: string[]
  fault: string
}

/** Nothing to tell yet. */
export const emptyReport: StoredReport = { header: [], first: [], refused: [], notes: [], fault: '' }

/** What is kept of a report. */
export const storedReport = ({ header, first, refused, notes }: ImportReport): StoredReport => ({
  header,
  first,
  refused: refused.slice(0, MOST_REPORTED).map(({ line, words }) => ({ line, words })),
  notes: notes.map(({ zh }) => zh),
  fault: '',
})

type Sealing = Pick<Context, 'config'>
const purpose = ({ code }: Pick<ImportRow, 'code'>, position: number) => `import ${code} ${position}`

/** Seals a report: rows of the file stand in it. */
export const sealReport = async ({ config }: Sealing, told: StoredReport): Promise<string> =>
  sealOf(config).seal((await packed(JSON.stringify(told))).toString('base64'), REPORT)

/** The same as it was; nothing where there is none any more. */
export const openReport = async ({ config }: Sealing, sealed: string): Promise<StoredReport> =>
  sealed === ''
    ? emptyReport
    : JSON.parse((await unpacked(Buffer.from(sealOf(config).open(sealed, REPORT), 'base64'))).toString())

/** A piece as it is stored: sealed for its place in this file alone. */
export const sealPiece = ({ config }: Sealing, of: Pick<ImportRow, 'code'>, position: number, piece: Buffer): Buffer =>
  sealOf(config).sealBytes(piece, purpose(of, position))

/** That a file, or what is done with it, is not there any more. */
export class TakenAway extends Error {}

/** A file that was brought, out of its pieces. */
export const fileOf = ({ db, config }: Pick<Context, 'db' | 'config'>, row: ImportRow): BytesOf => ({
  name: row.fileName,
  async *bytes() {
    for (let position = 0; position < piecesOf(row.byteCount); position++) {
      const sealed = await findPiece(db, row.id, position)
      if (!sealed) throw new TakenAway('a piece is gone')
      yield sealOf(config).openBytes(sealed, purpose(row, position))
    }
  },
})

/** By what two files are told to be the same. */
export const digestOf = async ({ bytes }: BytesOf): Promise<string> => {
  const hash = createHash('sha256')
  for await (const piece of bytes()) hash.update(piece)
  return hash.digest('hex')
}
