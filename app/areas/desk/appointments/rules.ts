/** What a line of a report says of a value. */
const reportMarks = { '': '正常', high: '偏高', low: '偏低', abnormal: '异常' } as const
/** What a line of a report says of a value, by code. */
type ReportMark = keyof typeof reportMarks

/** One line of a report. */
interface ReportLine {
  name: string
  value: string
  unit: string
  range: string
  mark: ReportMark
}

/** Most lines of a report. */
const MOST_LINES = 200

/**
 * Reads what staff typed or pasted: one line each, `项目 | 结果 | 单位 | 参考范围 | 偏高`, also with commas or tabs between; the
 * number of the first line that is none.
 */
export const readReportLines = (text: string): ReportLine[] | number => {
  const lines: ReportLine[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const [name = '', value = '', unit = '', range = '', said = ''] = line.split(/[|,，\t]/).map((part) => part.trim())
    const mark = markOf(said)
    if (name === '' || value === '' || mark === undefined) return at + 1
    lines.push({ name, value, unit, range, mark })
  }
  return lines.length > MOST_LINES ? MOST_LINES + 1 : lines
}

const markOf = (said: string): ReportMark | undefined =>
  said === '' ? '' : (Object.keys(reportMarks) as ReportMark[]).find((mark) => reportMarks[mark] === said)
