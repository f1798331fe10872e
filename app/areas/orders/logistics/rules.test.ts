import { describe, expect, test } from 'vitest'
import { instantAt } from '#kit/time/day.ts'
import { courierIn, maySplit, parcelStateOf } from './rules.ts'

const shippedAt = instantAt('2026-11-20', '10:00')
const step = (text: string, day: string, kind: 'moving' | 'arrived' | 'refused' | 'trouble' | null = null) => ({
  text,
  kind,
  place: '',
  at: instantAt(day, '10:00'),
})
const at = (day: string) => ({ shippedAt, now: instantAt(day, '10:00') })

describe('where a parcel is', () => {
  test('nobody knows where nobody can be asked, and nothing is said of one that was just sent', () => {
    expect(parcelStateOf(null, at('2026-11-25'))).toBe('unknown')
    expect(parcelStateOf([], at('2026-11-22'))).toBe('none')
    expect(parcelStateOf([step('商家已发货，等待揽收', '2026-11-20')], at('2026-11-21'))).toBe('none')
  })

  test('three days without a word: it stands still, at the sender’s or on the way', () => {
    expect(parcelStateOf([], at('2026-11-23'))).toBe('still')
    expect(parcelStateOf([step('到达', '2026-11-21', 'moving')], at('2026-11-23'))).toBe('moving')
    expect(parcelStateOf([step('到达', '2026-11-21', 'moving')], at('2026-11-24'))).toBe('still')
  })

  test('what arrived, was refused or is in trouble stays so, however long ago', () => {
    for (const kind of ['arrived', 'refused', 'trouble'] as const)
      expect(parcelStateOf([step('…', '2026-11-21', kind)], at('2027-01-01'))).toBe(kind)
  })

  test('its words say it where the provider does not; who is asked to be ready to sign has not signed', () => {
    expect(parcelStateOf([step('您的快件已签收', '2026-11-21')], at('2026-11-22'))).toBe('arrived')
    expect(parcelStateOf([step('正在派送，请准备签收', '2026-11-21')], at('2026-11-22'))).toBe('delivering')
    expect(parcelStateOf([step('收件人拒收', '2026-11-21')], at('2026-11-22'))).toBe('refused')
  })
})

test('the courier’s mobile is found in the newest step that has one, and a parcel’s number is none', () => {
  expect(courierIn([{ text: '单号 113800000001' }, { text: '派送员 13900000002 派送中' }])).toBe('13900000002')
  expect(courierIn([{ text: '已揽收' }])).toBe('')
})

test('things go apart while they are in the first parcel, and one stays in it', () => {
  const sent = [
    { skuId: 0, parcelNo: null },
    { skuId: 1, parcelNo: null },
    { skuId: 2, parcelNo: 'SF2' },
  ]
  expect(maySplit(sent, [1])).toBe(true)
  expect(maySplit(sent, [0, 1])).toBe(false)
  expect(maySplit(sent, [2])).toBe(false)
  expect(maySplit(sent, [7])).toBe(false)
  expect(maySplit(sent, [])).toBe(false)
})
