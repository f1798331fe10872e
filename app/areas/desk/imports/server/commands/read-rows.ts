import type { Importer, Importing } from '#app/room.ts'
import { RowRefused, type TableRow } from '#kit/csv/server/read.ts'
import { onOneLine } from '#kit/csv/server/values.ts'
import { FileRefused } from '#kit/csv/server/why.ts'
import type { PictureFinder } from './pictures.ts'

interface Given<Row> {
  defaults: Record<string, string>
  onlyOf: string | undefined
  finder: PictureFinder<Row>
}

/** Which rows are one thing together, by the name of it; and of which of these things a row cannot be read. */
export interface Groups<Row> {
  of: Map<Row, string>
  torn: Set<string>
}

/** Reads rows one after the other, and refuses one of another hospital and one that an earlier line brought already. */
export const rowReader = <Row>(
  { read, keyOf, groupOf }: Importing<Row>,
  { ofHospital = '' }: Pick<Importer<Row>, 'ofHospital'>,
  { defaults, onlyOf, finder }: Given<Row>,
) => {
  const lineOfKey = new Map<string, number>()
  const groups: Groups<Row> = { of: new Map(), torn: new Set() }
  const valuesOf = (row: TableRow) => {
    if ('unreadable' in row) throw new RowRefused(row.unreadable.en, row.unreadable.zh)
    return { ...defaults, ...givenOf(row.values) }
  }
  const take = async (values: Record<string, string>) => {
    if (onlyOf !== undefined && !isOf(values[ofHospital], onlyOf))
      throw new RowRefused('a row of another hospital', `“{${ofHospital}}”不是本院的，这里只能导入本院的资料`)
    const filled = await finder.filled(values)
    return { filled, taken: await read(filled) }
  }
  const once = (taken: Row, line: number) => {
    const key = keyOf(taken)
    const earlier = lineOfKey.get(key)
    if (earlier !== undefined) throw new RowRefused(`the same as line ${earlier}`, `与第 ${earlier} 行相同`)
    lineOfKey.set(key, line)
  }
  const readRow = async (row: TableRow): Promise<Row> => {
    const values = valuesOf(row)
    const { filled, taken } = await take(values).catch((error: unknown) => {
      if (groupOf) groups.torn.add(groupOf(values))
      throw error
    })
    once(taken, row.line)
    if (groupOf) groups.of.set(taken, groupOf(values))
    finder.remember(taken, filled)
    return taken
  }
  return {
    groups,
    read: (row: TableRow): Promise<Row | RowRefused> =>
      readRow(row).catch((error: unknown) => {
        if (error instanceof RowRefused) return error
        throw error
      }),
  }
}

/** Whether a code names that hospital, as rooms read it: on one line. */
const isOf = (code: string | undefined, hospital: string): boolean => code !== undefined && onOneLine(code) === hospital

/** The values of a row that say something. */
export const givenOf = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

/** Refuses values for columns that there are none of. */
export const checkDefaults = ({ columns }: Pick<Importer<never>, 'columns'>, defaults: Record<string, string>) => {
  const strange = Object.keys(defaults).find((name) => !columns.some((column) => column.name === name))
  if (strange !== undefined)
    throw new FileRefused(
      `no column is called "${strange}"; there are: ${columns.map(({ name }) => name).join(', ')}`,
      `没有“${strange}”这一列`,
    )
}
