import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { KeyReused } from '#kit/wire/server/once.ts'
import { spacedCode } from '../../rules.ts'
import * as queries from '../queries.ts'
import type { Promised } from '../tables.ts'
import { CODE, codeOf, newCode } from './supplement.ts'

/** What codes are for. */
export type CodeFor = { comboId: number; months: number; promised: Promised[] } | { couponId: number }

/** How many codes, and until when they are good. */
export interface Batch {
  count: number
  note: string
  endsAt: Date
  /** The codes follow from it, so that the same key makes the same ones; without it nobody can know them. */
  key?: string | undefined
}

const MAKING = 'membership-making'

/** Makes codes, or finds those that the same key made; they are told this once and are stored as digests. */
export const makeCodes = async (
  { db, now, config }: Context,
  what: CodeFor,
  { count, note, endsAt, key }: Batch,
): Promise<{ ids: number[]; codes: string[] }> => {
  const seal = sealOf(config)
  const codeAt = (at: number) => (key ? codeOf(seal.index(`${key} ${at}`, MAKING)) : newCode())
  const codes = Array.from({ length: count }, (_, at) => codeAt(at))
  const rows = codes.map((code) => ({
    ...what,
    codeIndex: seal.index(code, CODE),
    tail: code.slice(-4),
    note,
    endsAt,
    madeAt: now,
  }))
  const made = await queries.insertCodes(db, rows)
  if (made.length < rows.length) {
    const beyond = seal.index(codeAt(count), CODE)
    if (made.length > 0 || !(await areThese(db, rows, beyond))) throw new KeyReused()
  }
  return { ids: made.map(({ id }) => id), codes: codes.map(spacedCode) }
}

type NewCode = Parameters<typeof queries.insertCodes>[1][number]

/** Whether what the key made before is what is asked now: as many, for the same, with the same note. */
const areThese = async (db: Context['db'], rows: readonly NewCode[], beyond: string): Promise<boolean> => {
  const kept = await queries.listByIndexes(db, [...rows.map(({ codeIndex }) => codeIndex), beyond])
  const [first] = rows
  const isSame = (one: queries.CodeRow) =>
    one.comboId === (first?.comboId ?? null) && one.couponId === (first?.couponId ?? null) && one.note === first?.note
  return kept.length === rows.length && kept.every(isSame)
}
