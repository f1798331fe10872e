import { expect, test } from 'vitest'
import { blockStateAt, wordsOf } from './rules.ts'

const at = (time: string) => new Date(`2026-11-${time}:00+08:00`)
const block = { fromAt: at('10T00:00'), untilAt: at('20T00:00'), liftedAt: null }

test.each([
  ['09T23:59', 'coming'],
  ['10T00:00', 'on'],
  ['19T23:59', 'on'],
  ['20T00:00', 'over'],
] as const)('at %s a block is %s', (time, state) => {
  expect(blockStateAt(block, at(time))).toBe(state)
})

test('who was let go before the end is not blocked any more', () => {
  expect(blockStateAt({ ...block, liftedAt: at('12T00:00') }, at('13T00:00'))).toBe('lifted')
})

test('who is refused reads what, until when, why, and whom to ask', () => {
  const said = { deed: 'book', reason: '多次占号不来', lastDay: '2026-12-31' } as const
  expect(wordsOf({ ...said, hospital: { name: '市一医院', phone: '0755-1234' } })).toBe(
    '市一医院暂停了您在本院网上挂号，2026-12-31 后恢复。原因：多次占号不来。有疑问请联系医院（0755-1234），到院仍可在人工窗口挂号',
  )
  expect(wordsOf({ ...said, hospital: { name: '市一医院', phone: '' } })).toContain('有疑问请联系医院，')
  expect(wordsOf({ ...said, deed: 'buy', hospital: null })).toBe(
    '您的账号被暂停下单，2026-12-31 后恢复。原因：多次占号不来。有疑问请问在线客服',
  )
})
