import { promisify } from 'node:util'
import { constants, deflateRaw, inflateRaw } from 'node:zlib'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { ExportRow } from '../queries.ts'

const packed = promisify<Buffer, { level: number }, Buffer>(deflateRaw)
const unpacked = promisify<Buffer, Buffer>(inflateRaw)

/** A workbook is packed already. */
const isPacked = ({ fileName }: Named) => fileName.endsWith('.csv')
const purpose = ({ code }: Named, position: number) => `export ${code} ${position}`

type Named = Pick<ExportRow, 'code' | 'fileName'>
type Sealing = Pick<Context, 'config'>

/** A piece as it is stored: packed, and sealed for its place in this file alone. */
export const sealPiece = async ({ config }: Sealing, of: Named, position: number, piece: Buffer): Promise<Buffer> => {
  const stored = isPacked(of) ? await packed(piece, { level: constants.Z_BEST_SPEED }) : piece
  return sealOf(config).sealBytes(stored, purpose(of, position))
}

/** The same piece as it was. */
export const openPiece = async ({ config }: Sealing, of: Named, position: number, sealed: Buffer): Promise<Buffer> => {
  const stored = sealOf(config).openBytes(sealed, purpose(of, position))
  return isPacked(of) ? unpacked(stored) : stored
}

/** What was asked, sealed: it may be a patient's name. */
export const sealInput = ({ config }: Sealing, input: unknown): string =>
  sealOf(config).seal(JSON.stringify(input), INPUT)
/** The same as it was. */
export const openInput = ({ config }: Sealing, { inputSealed }: Pick<ExportRow, 'inputSealed'>) =>
  JSON.parse(sealOf(config).open(inputSealed, INPUT)) as Record<string, string | number | undefined>

/** As what it is sealed. */
export const INPUT = 'export-input'
