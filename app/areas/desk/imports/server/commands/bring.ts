import type { Context } from '#app/context.ts'
import type { Importer, Importing } from '#app/room.ts'
import { openTable, RowRefused, type TableRow } from '#kit/csv/server/read.ts'
import type { BytesOf } from '#kit/csv/server/text-of-file.ts'
import { type Why, why } from '#kit/csv/server/why.ts'
import { rollbackIf, transactInside } from '#kit/db/inside.ts'
import { noteWritings } from '#kit/wire/server/edits.ts'
import { noPictures, type Pictures, pictureFinder } from './pictures.ts'
import { checkDefaults, givenOf, rowReader } from './read-rows.ts'
import { BATCH, type Outcome, rowWriter } from './write-rows.ts'

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
  /** It is only looked at what would become of the file. */
  isTried?: boolean
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
      throw new Tried(await bring(importer, { ...bringing, ctx, isTried: true }))
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
  const report = { ...emptyReport(), header }
  const reader = rowReader(room, importer, { defaults, onlyOf, finder })
  const writer = rowWriter(ctx, importer, { room, finder, report, groups: reader.groups })
  const first: { row: TableRow; read: Row | RowRefused }[] = []
  for await (const row of rows) {
    report.rows += 1
    const read = await reader.read(row)
    if (read instanceof RowRefused) writer.refuse(row.line, read.why)
    else writer.add(read, row.line)
    const isFirst = report.rows <= firstRows
    if (isFirst) first.push({ row, read })
    if (!isFirst && report.rows % BATCH > 0) continue
    if (!room.groupOf) await writer.write()
    await progress(report.rows)
  }
  await writer.write()
  await progress(report.rows)
  report.refused.sort((a, b) => a.line - b.line)
  report.first = first.map(({ row, read }) => firstOf(row, { read, room, defaults, outcomes: writer.outcomes }))
  const end = (bringing.isTried && room.foresee) || room.done
  report.notes = [...notes, ...finder.notes(), ...((await end?.()) ?? [])]
  await tellSearch(importer, ctx, writer.ids)
  const { editedAs: row } = importer
  if (row) await noteWritings(ctx.db, { row, rowIds: writer.changedIds, editor: by, at: ctx.now })
  return report
}

const emptyReport = (): ImportReport => ({
  header: [],
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: [],
  notes: [],
  first: [],
})

interface Came<Row> {
  read: Row | RowRefused
  room: Importing<Row>
  defaults: Record<string, string>
  outcomes: ReadonlyMap<Row, Outcome>
}

const firstOf = <Row>(row: TableRow, { read, room, defaults, outcomes }: Came<Row>): FirstRow => {
  const given = 'values' in row ? { ...defaults, ...givenOf(row.values) } : {}
  if (read instanceof RowRefused) return { line: row.line, values: given, outcome: 'refused' }
  const values = { ...given, ...room.shown?.(read) }
  return { line: row.line, values, outcome: outcomes.get(read) ?? 'unchanged' }
}

/** More than so many, and the search reads the whole kind again. */
const MANY = 2_000

const tellSearch = async <Row>({ searchable: kind }: Importer<Row>, ctx: Context, ids: readonly number[]) => {
  if (kind && ids.length > 0) await ctx.emit('searchable.changed', { kind, ids: ids.length > MANY ? 'all' : ids })
}
