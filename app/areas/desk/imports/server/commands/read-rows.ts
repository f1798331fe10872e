import type { Importer, Importing } from '#app/room.ts'
import { RowRefused, type TableRow } from '#kit/csv/server/read.ts'
import { FileRefused } from '#kit/csv/server/why.ts'
import type { PictureFinder } from './pictures.ts'

interface Given<Row> {
  defaults: Record<string, string>
  onlyOf: string | undefined
  finder: PictureFinder<Row>
}

/** Reads rows one after the other, and refuses one of another hospital and one that an earlier line brought already. */
export const rowReader = <Row>(
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
