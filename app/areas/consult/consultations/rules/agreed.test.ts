import { expect, test } from 'vitest'
import { instantAt } from '#kit/time/day.ts'
import {
  agreedPromises,
  agreedWords,
  doctorBy,
  doctorInTime,
  isTooLateToCancel,
  mayMoveTime,
  moveUntil,
  opensAt,
  patientBy,
  remindAtOf,
} from './agreed.ts'

const today = '2026-11-27'
const at = (clock: string) => instantAt(today, clock)
const agreedAt = at('19:00')
const accepted = { state: 'accepted', agreedAt } as const

test('it is moved or called off until two hours before, and only while the doctor has not called', () => {
  expect(mayMoveTime(accepted, at('17:00'))).toBe(false)
  expect(isTooLateToCancel(accepted, at('17:00'))).toBe(true)
  expect(mayMoveTime(accepted, at('16:59'))).toBe(true)
  expect(isTooLateToCancel(accepted, at('16:59'))).toBe(false)
  expect(mayMoveTime({ state: 'answered', agreedAt }, at('16:59'))).toBe(false)
  expect(mayMoveTime({ state: 'accepted', agreedAt: null }, at('16:59'))).toBe(false)
  expect(isTooLateToCancel({ state: 'accepted', agreedAt: null }, at('19:00'))).toBe(false)
})

test('a message says an agreed time by its date, as it is read on other days too', () => {
  expect(agreedWords(agreedAt, at('10:00'))).toBe('11月27日 周五 19:00')
})

test('one comes in ten minutes before by video, a phone does not ring before its time', () => {
  expect(opensAt(agreedAt, 'video')).toEqual(at('18:50'))
  expect(opensAt(agreedAt, 'phone')).toEqual(at('19:00'))
})

test('a doctor comes within five minutes to wait for ten, and by fifteen they have not come', () => {
  expect([doctorInTime(agreedAt), patientBy(agreedAt), doctorBy(agreedAt)]).toEqual([
    at('19:05'),
    at('19:10'),
    at('19:15'),
  ])
})

test('both are reminded half an hour before, where it was agreed earlier than that', () => {
  expect(remindAtOf(agreedAt, at('18:30'))).toBeNull()
  expect(remindAtOf(agreedAt, at('18:29'))).toEqual(at('18:30'))
})

test('what is promised names the instants, and what is past is not promised', () => {
  const said = (now: Date) => agreedPromises(agreedAt, { kind: 'video', now, today }).map(({ value }) => value)
  expect(said(at('09:00'))).toEqual([
    '今天 周五 17:00 前可以，取消全额退款',
    '19:15 前没有和您通上话，自动全额退款',
    '医生等到 19:10，之后问诊费不退',
  ])
  expect(said(moveUntil(agreedAt))[0]).toBe('离开始不到 2 小时，不能再改，也不能取消')
})
