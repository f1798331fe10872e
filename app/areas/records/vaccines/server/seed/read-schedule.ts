import { openTable } from '#kit/csv/server/read.ts'
import { importer, type Line, readLine } from '../import.ts'

/** The lines of a schedule's file, whose head says what is alike in all of them; throws where one cannot be read. */
export const readSchedule = async (file: string, head: Readonly<Record<string, string>>): Promise<Line[]> => {
  const { rows } = await openTable(file, importer.columns, Object.keys(head))
  const lines = []
  for await (const row of rows) {
    if ('unreadable' in row) throw new Error(`${file}, line ${row.line}: ${row.unreadable}`)
    lines.push(readLine({ ...head, ...filled(row.values) }))
  }
  return lines
}

const filled = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
