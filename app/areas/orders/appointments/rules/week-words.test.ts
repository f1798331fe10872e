import { expect, test } from 'vitest'
import { type Hours, type OpenWeekday, weekWords } from './week-words.ts'

const hours: Hours = {
  morning: { begin_time: '08:00', end_time: '12:00' },
  afternoon: { begin_time: '14:00', end_time: '17:30' },
  evening: { begin_time: '18:00', end_time: '20:00' },
}

/** The flags of a week, Monday first. */
const weekOf = (flags: string): OpenWeekday[] =>
  flags.split(' ').map((day, at) => {
    const [morning, afternoon, evening] = [...day].map((flag) => (flag === '1' ? '1' : '0')) as ('0' | '1')[]
    return { weekday: at + 1, morning: morning ?? '0', afternoon: afternoon ?? '0', evening: evening ?? '0' }
  })

test('weekdays that are alike and follow each other are one line; closed ones are left out [X231]', () => {
  expect(weekWords(weekOf('110 110 110 110 111 100 000'), hours)).toEqual([
    '周一至周四 08:00–12:00、14:00–17:30',
    '周五 08:00–12:00、14:00–17:30、18:00–20:00',
    '周六 08:00–12:00',
  ])
})

test('a closed day parts two runs that are alike', () => {
  expect(weekWords(weekOf('100 000 100 000 000 000 000'), hours)).toEqual(['周一 08:00–12:00', '周三 08:00–12:00'])
})

test('a week that is the same on all days is every day; one that is closed says nothing', () => {
  expect(weekWords(weekOf('010 010 010 010 010 010 010'), hours)).toEqual(['每天 14:00–17:30'])
  expect(weekWords(weekOf('000 000 000 000 000 000 000'), hours)).toEqual([])
})
