import { expect, test } from 'vitest'
import { afterRefund, faultsOf, linesOf, owedBackFen, waitSeconds, whyNot } from './rules.ts'

const company = { kind: 'company', title: '示例科技有限公司', taxNo: '91350100M000100Y43', email: '' } as const

test.each([
  ['no title', { title: ' ' }, ['title']],
  ['no tax number', { taxNo: '' }, ['taxNo']],
  ['a tax number with one wrong digit', { taxNo: '91350100M000100Y44' }, ['taxNo']],
  ['half an address of e-mail', { email: 'me@' }, ['email']],
  ['nothing right', { title: '', taxNo: '1', email: 'x' }, ['title', 'taxNo', 'email']],
])('a company with %s is not taken', (_, more, fields) => {
  expect(Object.keys(faultsOf({ ...company, ...more }))).toEqual(fields)
})

test('a company with its number is taken, however it was typed, and a person without any', () => {
  for (const taxNo of ['91350100M000100Y43', '91350100m000100y43', '9135 0100 M000 100Y 43'])
    expect(faultsOf({ ...company, taxNo, email: 'bill@example.com' })).toEqual({})
  expect(faultsOf({ kind: 'personal', title: '周明', taxNo: '', email: '' })).toEqual({})
})

test('an invoice is asked for where something stayed paid and somebody issues', () => {
  expect(whyNot({ paidFen: 100, cardFen: 0, backFen: 0 }, 'none')).toBe('off')
  expect(whyNot({ paidFen: 0, cardFen: 0, backFen: 0 }, 'stand-in')).toBe('not-paid')
  expect(whyNot({ paidFen: 100, cardFen: 0, backFen: 100 }, 'stand-in')).toBe('nothing-left')
  expect(whyNot({ paidFen: 100, cardFen: 0, backFen: 99 }, 'stand-in')).toBeUndefined()
})

test('what is taken back of an invoice is what went back since, once', () => {
  const order = { paidFen: 1_000, cardFen: 0, backFen: 300 }
  expect(owedBackFen(1_000, 0, order)).toBe(300)
  expect(owedBackFen(1_000, 300, order)).toBe(0)
  expect(owedBackFen(1_000, 300, { ...order, backFen: 1_000 })).toBe(700)
  // Asked for after the refund: it never was over more.
  expect(owedBackFen(700, 0, order)).toBe(0)
})

const item = { name: '体检', pieces: 2, dueFen: 800, backFen: 0, backPieces: 0 }

test('each thing stands with what stayed paid, then freight, and the lines sum up to the amount', () => {
  expect(linesOf([item], 0, 800)).toEqual([{ name: '体检', pieces: 2, amountFen: 800 }])
  expect(linesOf([item], 200, 1_000)[1]).toEqual({ name: '运费', pieces: 1, amountFen: 200 })
  const half = { ...item, backFen: 400, backPieces: 1 }
  expect(linesOf([half, { ...item, name: '耗材' }], 200, 1_400)).toEqual([
    { name: '体检', pieces: 1, amountFen: 400 },
    { name: '耗材', pieces: 2, amountFen: 800 },
    { name: '运费', pieces: 1, amountFen: 200 },
  ])
  const gone = { ...item, backFen: 800, backPieces: 2 }
  expect(linesOf([gone, item], 0, 800)).toHaveLength(1)
})

test('where the lines do not sum up, one line says the amount', () => {
  expect(linesOf([item, { ...item, name: '耗材' }], 0, 1_500)).toEqual([
    { name: '体检等', pieces: 1, amountFen: 1_500 },
  ])
  expect(linesOf([item], 100, 1_000)).toEqual([{ name: '体检', pieces: 1, amountFen: 1_000 }])
})

test('an issuer who does not answer is asked again later and later', () => {
  expect([1, 2, 3, 4, 5, 99].map(waitSeconds)).toEqual([60, 300, 1_800, 7_200, 7_200, 7_200])
})

const moment = { state: 'issued', amountFen: 1_000, redFen: 0, comingRedFen: 0, orderBackFen: 300 } as const

test.each([
  ['nothing went back', { orderBackFen: 0 }, '这个订单没有退款'],
  ['all went back before it was issued', { state: 'dropped', orderBackFen: 1_000 }, '发票已取消'],
  ['some went back before it was issued', { state: 'requested' }, '发票金额已减少'],
  ['some went back before it was asked for', {}, '发票按退款后的金额开具'],
  ['the red-letter invoice is on its way', { comingRedFen: 300 }, '正在冲红发票'],
  ['some was taken back', { redFen: 300 }, '退款部分已冲红'],
  ['all was taken back', { state: 'reversed', redFen: 1_000 }, '发票已全部冲红'],
] as const)('it is said that %s', (_, more, title) => {
  expect(afterRefund({ ...moment, ...more })).toMatchObject({ title, done: !('comingRedFen' in more) })
})
