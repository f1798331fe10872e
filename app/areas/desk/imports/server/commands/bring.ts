import type { Context } from '#app/context.ts'
import type { ImportedRows, Importer, Importing } from '#app/room.ts'
import { openTable, RowRefused, type TableRow } from '#kit/csv/server/read.ts'
import type { BytesOf } from '#kit/csv/server/text-of-file.ts'
import { FileRefused, type Why, why, wordsOf } from '#kit/csv/server/why.ts'
import { rollbackIf, transactInside } from '#kit/db/inside.ts'
import { noteWritings } from '#kit/wire/server/edits.ts'
import { noPictures, type PictureFinder, type Pictures, pictureFinder } from './pictures.ts'

/** A row that is not taken: where it stands, and why in English and in Chinese. */
export interface RefusedLine {
  line: number
  why: string
  words: string
}

/** One of the first rows: as it was understood, and what becomes of it. */
export interface FirstRow {
  line: number
  values: Record<string, string>
  outcome: 'added' | 'changed' | 'unchanged' | 'refused'
}

/** What became of a file. */
export interface ImportReport {
  /** The columns that it has, by their names here. */
  header: readonly string[]
  rows: number
  added: number
  changed: number
  unchanged: number
  refused: RefusedLine[]
  notes: readonly Why[]
  first: FirstRow[]
}

const BATCH = 500
/** Who wrote the rows of a file that nobody brought at a desk, in words. */
const NOBODY = '文件导入'

export interface Bringing {
  /** A path, or a file that lies elsewhere. */
  file: string | BytesOf
  /** Values of columns that the file lacks. */
  defaults?: Record<string, string>
  ctx: Context
  /** What came beside the file, and its rows name. */
  pictures?: Pictures
  /** Takes all rows or none: where one is refused nothing is taken. */
  isStrict?: boolean
  /** The code of the one hospital whose rows may be brought; without it those of all. */
  onlyOf?: string
  /** Who brings it at a desk: whoever has one of its rows open is told their name. */
  by?: string
  /** So many of the first rows are told one by one. */
  firstRows?: number
  /** Hears after each portion how many rows were read; what it throws ends the import, and nothing is taken. */
  progress: (rows: number) => void | Promise<void>
}

/**
 * Imports a file in one transaction: all of it, or nothing where the process ends or the file breaks off. Rows that
 * are refused do not hold up the others, unless it is strict. The same file twice changes nothing.
 */
export const importFile = async <Row>(importer: Importer<Row>, bringing: Bringing): Promise<ImportReport> => {
  const report = await transactInside(bringing.ctx, (ctx) =>
    rollbackIf<Context, ImportReport>(
      ctx,
      (made) => isUnwanted(made, bringing),
      (inside) => bring(importer, { ...bringing, ctx: inside }),
    ),
  )
  return whatCameOf(report, bringing)
}

const isUnwanted = ({ refused }: ImportReport, { isStrict = false }: Bringing): boolean =>
  isStrict && refused.length > 0

const whatCameOf = (report: ImportReport, bringing: Bringing): ImportReport =>
  isUnwanted(report, bringing) ? { ...report, added: 0, changed: 0, unchanged: 0, notes: [nothingTaken] } : report

const nothingTaken = why('nothing was taken', '没有导入任何一行')

/** Throws itself out of the transaction in which a file was tried, so that nothing stays and nobody hears of it. */
class Tried extends Error {
  readonly report: ImportReport

  constructor(report: ImportReport) {
    super('tried')
    this.report = report
  }
}

/** Does all that an import does, and undoes it: what would become of the file. */
export const tryFile = async <Row>(importer: Importer<Row>, bringing: Bringing): Promise<ImportReport> => {
  try {
    return await transactInside(bringing.ctx, async (ctx) => {
      throw new Tried(await bring(importer, { ...bringing, ctx }))
    })
  } catch (error) {
    if (error instanceof Tried) return whatCameOf(error.report, bringing)
    throw error
  }
}

/** What tells whoever runs an import without reading: 0 all rows were taken, 1 some were refused, 2 none was taken. */
export const exitCodeOf = ({ added, changed, unchanged, refused }: ImportReport): number => {
  if (refused.length === 0) return 0
  return added + changed + unchanged > 0 ? 1 : 2
}

const bring = async <Row>(importer: Importer<Row>, { file, defaults = {}, ctx, ...bringing }: Bringing) => {
  const { onlyOf, by = NOBODY, firstRows = 0, pictures = noPictures, progress } = bringing
  const finder = pictureFinder<Row>(ctx, importer, pictures)
  checkDefaults(importer, defaults)
  const { header, rows, notes } = await openTable(file, importer.columns, Object.keys(defaults))
  const room = await importer.open(ctx, new Set([...header, ...Object.keys(defaults)]))
  const report: ImportReport = {
    header,
    rows: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    refused: [],
    notes: [],
    first: [],
  }
  const readRow = rowReader(room, importer, { defaults, onlyOf, finder })
  const refuse = (line: number, reason: Why) =>
    report.refused.push({ line, why: reason.en, words: wordsOf(reason, importer.columns) })
  const ids: number[] = []
  const changedIds: number[] = []
  let batch = new Map<Row, number>()
  const flush = async () => {
    if (batch.size > 0) {
      const written = await room.write(ctx.db, [...batch.keys()])
      await finder.take([...batch.keys()].filter((row) => !written.refused.has(row)))
      addUp(report, batch, written)
      for (const [row, reason] of written.refused) refuse(batch.get(row) ?? 0, reason)
      ids.push(...written.ids)
      changedIds.push(...(written.changedIds ?? []))
    }
    batch = new Map()
    await progress(report.rows)
  }
  for await (const row of rows) {
    report.rows += 1
    const read = await readRow(row)
    if (read instanceof RowRefused) refuse(row.line, read.why)
    else batch.set(read, row.line)
    const isFirst = report.rows <= firstRows
    const before = { ...report }
    if (isFirst || batch.size === BATCH) await flush()
    if (isFirst) report.first.push(firstOf(row, { report, before, shown: shownOf(room, read), defaults }))
  }
  await flush()
  report.refused.sort((a, b) => a.line - b.line)
  report.notes = [...notes, ...finder.notes(), ...((await room.done?.()) ?? [])]
  await tellSearch(importer, ctx, ids)
  const { editedAs: row } = importer
  if (row) await noteWritings(ctx.db, { row, rowIds: changedIds, editor: by, at: ctx.now })
  return report
}

const shownOf = <Row>({ shown }: Importing<Row>, read: Row | RowRefused) =>
  read instanceof RowRefused ? {} : (shown?.(read) ?? {})

interface Came {
  report: ImportReport
  /** The counts before the row was written, alone. */
  before: ImportReport
  shown: Record<string, string>
  defaults: Record<string, string>
}

const firstOf = (row: TableRow, { report, before, shown, defaults }: Came): FirstRow => {
  const given = 'values' in row ? { ...defaults, ...givenOf(row.values) } : {}
  const isTaken = report.refused.every(({ line }) => line !== row.line)
  const taken = report.added > before.added ? 'added' : report.changed > before.changed ? 'changed' : 'unchanged'
  return { line: row.line, values: { ...given, ...shown }, outcome: isTaken ? taken : 'refused' }
}

const addUp = <Row>(report: ImportReport, batch: ReadonlyMap<Row, number>, written: ImportedRows<Row>) => {
  const { added, changed, refused } = written
  report.added += added
  report.changed += changed
  report.unchanged += batch.size - refused.size - added - changed
}

interface Given<Row> {
  defaults: Record<string, string>
  onlyOf: string | undefined
  finder: PictureFinder<Row>
}

/** Reads rows one after the other, and refuses one of another hospital and one that an earlier line brought already. */
const rowReader = <Row>(
  { read, keyOf }: Importing<Row>,
  { ofHospital = '' }: Pick<Importer<Row>, 'ofHospital'>,
  { defaults, onlyOf, finder }: Given<Row>,
) => {
  const lineOfKey = new Map<string, number>()
  const take = async (row: TableRow): Promise<Row> => {
    if ('unreadable' in row) throw new RowRefused(row.unreadable.en, row.unreadable.zh)
    const values = { ...defaults, ...givenOf(row.values) }
    if (onlyOf !== undefined && !isOf(values[ofHospital], onlyOf))
      throw new RowRefused('a row of another hospital', `“{${ofHospital}}”不是本院的，这里只能导入本院的资料`)
    const filled = await finder.filled(values)
    const taken = await read(filled)
    const key = keyOf(taken)
    const earlier = lineOfKey.get(key)
    if (earlier !== undefined) throw new RowRefused(`the same as line ${earlier}`, `与第 ${earlier} 行相同`)
    lineOfKey.set(key, row.line)
    finder.remember(taken, filled)
    return taken
  }
  return (row: TableRow): Promise<Row | RowRefused> =>
    take(row).catch((error: unknown) => {
      if (error instanceof RowRefused) return error
      throw error
    })
}

/** Whether a code names that hospital, as rooms read it: on one line. */
const isOf = (code: string | undefined, hospital: string): boolean => code?.replace(/\s+/g, ' ') === hospital

const givenOf = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

const checkDefaults = ({ columns }: Pick<Importer<never>, 'columns'>, defaults: Record<string, string>) => {
  const strange = Object.keys(defaults).find((name) => !columns.some((column) => column.name === name))
  if (strange !== undefined)
    throw new FileRefused(
      `no column is called "${strange}"; there are: ${columns.map(({ name }) => name).join(', ')}`,
      `没有“${strange}”这一列`,
    )
}

/** More than so many, and the search reads the whole kind again. */
const MANY = 2_000

const tellSearch = async <Row>({ searchable: kind }: Importer<Row>, ctx: Context, ids: readonly number[]) => {
  if (kind && ids.length > 0) await ctx.emit('searchable.changed', { kind, ids: ids.length > MANY ? 'all' : ids })
}
