import { expect, test } from 'vitest'
import { parseTime } from '#kit/time/day.ts'
import { calendarFile } from './calendar-file.ts'

const event = {
  id: 'Ab3_x-9',
  sequence: 0,
  isOff: false,
  title: '看病：高明轩 主治医师',
  place: '示范医院；门诊楼 1 层, B 区',
  text: '12 号\n请带身份证件',
  beginsAt: parseTime('2026-11-24 08:30:00'),
  endsAt: parseTime('2026-11-24 09:00:00'),
  changedAt: parseTime('2026-11-21 18:05:09'),
}
const linesOf = (file: string) => file.split('\r\n')

test('times stand in UTC, so that every calendar shows them in its own zone', () => {
  expect(linesOf(calendarFile(event))).toEqual(
    expect.arrayContaining(['DTSTART:20261124T003000Z', 'DTEND:20261124T010000Z', 'DTSTAMP:20261121T100509Z']),
  )
})

test('commas, semicolons, backslashes and new lines in a text do not end it', () => {
  const file = calendarFile({ ...event, title: 'a\\b;c,d', text: '一\n二\r\n三' })
  expect(linesOf(file)).toEqual(
    expect.arrayContaining(['SUMMARY:a\\\\b\\;c\\,d', 'DESCRIPTION:一\\n二\\n三', 'UID:Ab3_x-9@yilu']),
  )
})

test('no line is longer than 75 octets, and folding back gives the text again', () => {
  const place = '深圳市示范人民医院'.repeat(20)
  const file = calendarFile({ ...event, place })
  for (const line of linesOf(file)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${place}\r\n`)
})

test('the file opens and closes what it names, and ends with a line end', () => {
  const lines = linesOf(calendarFile(event))
  const opened = lines.filter((line) => line.startsWith('BEGIN:')).map((line) => line.slice(6))
  const closed = lines.filter((line) => line.startsWith('END:')).map((line) => line.slice(4))
  expect(opened.sort()).toEqual(closed.sort())
  expect(opened.filter((name) => name === 'VALARM')).toHaveLength(2)
  expect(lines.at(-1)).toBe('')
})

test('what does not take place any more is struck out by the same name, and reminds of nothing', () => {
  const lines = linesOf(calendarFile({ ...event, sequence: 86_400, isOff: true }))
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:86400', 'UID:Ab3_x-9@yilu']),
  )
  expect(lines).not.toContain('BEGIN:VALARM')
})
