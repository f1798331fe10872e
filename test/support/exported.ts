import { parse } from 'csv-parse/sync'

/** The lines of an exported file by the heads of its columns; throws where it does not say that it is UTF-8. */
export const linesOf = ({ text }: { text: string }): Record<string, string>[] => {
  if (!text.startsWith('\ufeff')) throw new Error('a spreadsheet would read this file in another encoding')
  return parse(text, { bom: true, columns: true })
}
