import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from '#app/context.ts'
import type { ImportedRows, Importer, Importing } from '#app/room.ts'
import { CsvError, type CsvRow, openCsv, RowRefused } from '#kit/csv/server/read.ts'
import { rollbackIf, transactInside } from '#kit/db/inside.ts'

/** What became of a file. */
export interface ImportReport {
  rows: number
  added: number
  changed: number
  unchanged: number
  refused: { line: number; why: string }[]
  notes: readonly string[]
}

const BATCH = 500

interface Bringing {
  file: string
  /** Values of columns that the file lacks. */
  defaults?: Record<string, string>
  ctx: Context
  /** Nothing is taken where one row is refused. */
  isStrict?: boolean
  progress: (rows: number) => void
}

/**
 * Imports a file in one transaction: all of it, or nothing where the process ends or the file breaks off. Rows that
 * are refused do not hold up the others, unless it is strict. The same file twice changes nothing.
 */
export const importFile = async <Row>(importer: Importer<Row>, { isStrict = false, ...bringing }: Bringing) => {
  const isUnwanted = ({ refused }: ImportReport) => isStrict && refused.length > 0
  const report = await transactInside(bringing.ctx, (ctx) =>
    rollbackIf<Context, ImportReport>(ctx, isUnwanted, (inside) => bring(importer, { ...bringing, ctx: inside })),
  )
  return isUnwanted(report) ? { ...report, added: 0, changed: 0, unchanged: 0, notes: ['nothing was taken'] } : report
}

/** What tells whoever runs an import without reading: 0 all rows were taken, 1 some were refused, 2 none was taken. */
export const exitCodeOf = ({ added, changed, unchanged, refused }: ImportReport): number => {
  if (refused.length === 0) return 0
  return added + changed + unchanged > 0 ? 1 : 2
}

const bring = async <Row>(importer: Importer<Row>, { file, defaults = {}, ctx, progress }: Bringing) => {
  checkDefaults(importer, defaults)
  const { header, rows } = await openCsv(file, importer.columns, Object.keys(defaults))
  const room = await importer.open(ctx, new Set([...header, ...Object.keys(defaults)]))
  const report: ImportReport = { rows: 0, added: 0, changed: 0, unchanged: 0, refused: [], notes: [] }
  const readRow = rowReader(room, defaults)
  const ids: number[] = []
  let batch = new Map<Row, number>()
  const flush = async () => {
    if (batch.size > 0) {
      const written = await room.write(ctx.db, [...batch.keys()])
      addUp(report, batch, written)
      for (const id of written.ids) ids.push(id)
    }
    batch = new Map()
    progress(report.rows)
  }
  for await (const row of rows) {
    report.rows += 1
    const read = await readRow(row)
    if (read instanceof RowRefused) report.refused.push({ line: row.line, why: read.message })
    else batch.set(read, row.line)
    if (batch.size === BATCH) await flush()
  }
  await flush()
  report.refused.sort((a, b) => a.line - b.line)
  report.notes = (await room.done?.()) ?? []
  await tellSearch(importer, ctx, ids)
  return report
}

const addUp = <Row>(report: ImportReport, batch: ReadonlyMap<Row, number>, written: ImportedRows<Row>) => {
  const { added, changed, refused } = written
  for (const [row, why] of refused) report.refused.push({ line: batch.get(row) ?? 0, why })
  report.added += added
  report.changed += changed
  report.unchanged += batch.size - refused.size - added - changed
}

/** Reads rows one after the other and refuses one that an earlier line brought already. */
const rowReader = <Row>({ read, keyOf }: Importing<Row>, defaults: Record<string, string>) => {
  const lineOfKey = new Map<string, number>()
  return async (row: CsvRow): Promise<Row | RowRefused> => {
    if ('unreadable' in row) return new RowRefused(row.unreadable)
    try {
      const taken = await read({ ...defaults, ...givenOf(row.values) })
      const key = keyOf(taken)
      const earlier = lineOfKey.get(key)
      if (earlier !== undefined) return new RowRefused(`the same as line ${earlier}`)
      lineOfKey.set(key, row.line)
      return taken
    } catch (error) {
      if (error instanceof RowRefused) return error
      throw error
    }
  }
}

const givenOf = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

const checkDefaults = ({ columns }: Pick<Importer<never>, 'columns'>, defaults: Record<string, string>) => {
  const strange = Object.keys(defaults).find((name) => !columns.some((column) => column.name === name))
  if (strange !== undefined)
    throw new CsvError(`no column is called "${strange}"; there are: ${columns.map(({ name }) => name).join(', ')}`)
}

/** More than so many, and the search reads the whole kind again. */
const MANY = 2_000

const tellSearch = async <Row>({ searchable: kind }: Importer<Row>, ctx: Context, ids: readonly number[]) => {
  if (kind && ids.length > 0) await ctx.emit('searchable.changed', { kind, ids: ids.length > MANY ? 'all' : ids })
}

const areas = join(import.meta.dirname, '../app/areas')

/** Every room's importer by its word. */
export const findImporters = async (): Promise<ReadonlyMap<string, Importer<never>>> => {
  const files = globSync('**/server/import.ts', { cwd: areas }).sort()
  const modules = await Promise.all(
    files.map((file) => import(join(areas, file)) as Promise<{ importer: Importer<never> }>),
  )
  return new Map(modules.map(({ importer }) => [importer.kind, importer]))
}
