import type { Context } from '#app/context.ts'
import type { ImportedRows, Importer, Importing } from '#app/room.ts'
import { type Why, why, wordsOf } from '#kit/csv/server/why.ts'
import type { FirstRow, ImportReport } from './bring.ts'
import type { PictureFinder } from './pictures.ts'
import type { Groups } from './read-rows.ts'

/** So many rows are written at once. */
export const BATCH = 500

/** What became of a row. */
export type Outcome = FirstRow['outcome']

interface Writing<Row> {
  room: Importing<Row>
  finder: PictureFinder<Row>
  report: ImportReport
  groups: Groups<Row>
}

/** Has the room write the rows that were added since the last time, and adds up in the report what became of them. */
export const rowWriter = <Row>(
  { db }: Context,
  { columns }: Pick<Importer<Row>, 'columns'>,
  { room, finder, report, groups }: Writing<Row>,
) => {
  let waiting = new Map<Row, number>()
  const ids: number[] = []
  const changedIds: number[] = []
  /** Of rows that were written alone, or of which the room told it. */
  const outcomes = new Map<Row, Outcome>()
  const refuse = (line: number, { en, zh }: Why) =>
    report.refused.push({ line, why: en, words: wordsOf({ en, zh }, columns) })
  const writePortion = async (portion: ReadonlyMap<Row, number>) => {
    const written = await room.write(db, [...portion.keys()])
    await finder.take([...portion.keys()].filter((row) => !written.refused.has(row)))
    addUp(report, portion.size, written)
    for (const [row, reason] of written.refused) refuse(portion.get(row) ?? 0, reason)
    for (const [row, outcome] of outcomesIn(written, [...portion.keys()])) outcomes.set(row, outcome)
    ids.push(...written.ids)
    changedIds.push(...(written.changedIds ?? []))
  }
  return {
    ids,
    changedIds,
    outcomes,
    refuse,
    add: (row: Row, line: number) => waiting.set(row, line),
    async write() {
      for (const [row, line] of waiting)
        if (groups.torn.has(groups.of.get(row) ?? '')) {
          refuse(line, notWhole)
          outcomes.set(row, 'refused')
          waiting.delete(row)
        }
      const portions = portionsOf(waiting, groups)
      waiting = new Map()
      for (const portion of portions) await writePortion(portion)
    },
  }
}

const notWhole = why('another row of the same is refused', '同一件的另一行不能导入')

/** What is written at once: some five hundred rows, those that are one thing together in the same portion. */
const portionsOf = <Row>(rows: ReadonlyMap<Row, number>, groups: Groups<Row>): Map<Row, number>[] => {
  const portions: Map<Row, number>[] = []
  for (const group of Map.groupBy(rows, ([row]) => groups.of.get(row) ?? row).values()) {
    const open = portions.at(-1)
    const portion = open && open.size < BATCH ? open : new Map<Row, number>()
    for (const [row, line] of group) portion.set(row, line)
    if (portion !== open) portions.push(portion)
  }
  return portions
}

const outcomesIn = <Row>({ added, changed, came, refused }: ImportedRows<Row>, rows: readonly Row[]) => {
  const alone: Outcome = added > 0 ? 'added' : changed > 0 ? 'changed' : 'unchanged'
  const told = rows.map((row) => [row, came?.get(row) ?? (came ? 'unchanged' : alone)] as const)
  const known: readonly (readonly [Row, Outcome])[] = came || rows.length === 1 ? told : []
  return known.map(([row, outcome]) => [row, refused.has(row) ? 'refused' : outcome] as const)
}

const addUp = <Row>(report: ImportReport, rows: number, { added, changed, refused }: ImportedRows<Row>) => {
  report.added += added
  report.changed += changed
  report.unchanged += rows - refused.size - added - changed
}
