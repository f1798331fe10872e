import { expect, test } from 'vitest'
import { type Limits, type Unsent, urgencyOf } from './limits.ts'
import { type Scan, unsentOf } from './queue.ts'
import { clockWords, isClockBroken, judgeOffline, trueTime } from './verdict.ts'

const HOUR = 3_600_000
const now = 1_000 * HOUR
const known = { goodsName: '洗牙', amountFen: 20_000, isOpen: true, words: '待核销' }
const signed = { isRight: true, unitId: 7, expires: now / 1_000 + 60, yuan: 200 }
const limits: Limits = { eachFen: 50_000, sumFen: 100_000, count: 10 }
const calm: Unsent = { count: 0, valueFen: 0, waitedMs: 0 }
const usual = {
  known,
  signed: undefined,
  takenAt: undefined,
  unsent: calm,
  limits,
  unitId: 7,
  now,
  isClockBroken: false,
}
const reasonOf = (more: object) => {
  const said = judgeOffline({ ...usual, ...more })
  return said.isTaken ? 'taken' : said.reason
}

test('what is known, or signed, is taken without a net; what is neither is not', () => {
  expect(reasonOf({})).toBe('taken')
  expect(reasonOf({ known: undefined, signed })).toBe('taken')
  expect(reasonOf({ known: undefined })).toBe('unknown')
})

test('what the snapshot knows to be used or refunded is refused at once, also where it is signed', () => {
  const over = { ...known, isOpen: false, words: '已退款' }
  expect(reasonOf({ known: over })).toBe('over')
  expect(reasonOf({ known: over, signed })).toBe('over')
})

test('a forged code, one of another store and one that has expired are refused, also where the digits are known', () => {
  expect(reasonOf({ signed: { ...signed, isRight: false } })).toBe('forged')
  expect(reasonOf({ signed: { ...signed, unitId: 8 } })).toBe('other-store')
  expect(reasonOf({ signed: { ...signed, expires: now / 1_000 - 1 } })).toBe('expired')
})

test('limits: what is dear, too many, or worth too much together waits for a net; the dearer of list and signature counts', () => {
  expect(reasonOf({ known: { ...known, amountFen: 50_001 } })).toBe('too-dear')
  expect(reasonOf({ signed: { ...signed, yuan: 501 } })).toBe('too-dear')
  expect(reasonOf({ unsent: { count: 10, valueFen: 0, waitedMs: 0 } })).toBe('limit')
  expect(reasonOf({ unsent: { count: 4, valueFen: 80_001, waitedMs: 0 } })).toBe('limit')
  expect(reasonOf({ limits: { ...limits, eachFen: 0 } })).toBe('too-dear')
})

test('the same code twice, a clock that was set back, and a queue that is full or a day old stop everything', () => {
  expect(reasonOf({ takenAt: now - 1 })).toBe('twice')
  expect(reasonOf({ isClockBroken: true })).toBe('clock')
  expect(reasonOf({ unsent: { count: 200, valueFen: 0, waitedMs: 0 }, limits: { ...limits, count: 500 } })).toBe(
    'blocked',
  )
  expect(reasonOf({ unsent: { count: 1, valueFen: 0, waitedMs: 24 * HOUR } })).toBe('blocked')
})

test('an hour unsent is warned of', () => {
  expect(urgencyOf(calm)).toBe('none')
  expect(urgencyOf({ count: 1, valueFen: 0, waitedMs: HOUR - 1 })).toBe('waiting')
  expect(urgencyOf({ count: 1, valueFen: 0, waitedMs: HOUR })).toBe('warn')
})

test.each([-48, 7, 48])(
  'on a clock that is %i hours off, what was scanned just now has just begun to wait',
  (hours) => {
    const deviceNow = now + hours * HOUR
    const scan: Scan = {
      seq: 1,
      text: '1',
      code: '1',
      mode: 'taken',
      at: deviceNow - 1_000,
      staffId: 1,
      goodsName: '',
      amountFen: 100,
    }
    const unsent = unsentOf([scan], deviceNow)
    expect(unsent).toEqual({ count: 1, valueFen: 100, waitedMs: 1_000 })
    expect(urgencyOf(unsent)).toBe('waiting')
    expect(reasonOf({ unsent })).toBe('taken')
  },
)

test('a phone that is two days ahead knows the true time by its last contact, and says how far it is off', () => {
  const ahead = 48 * HOUR
  const facts = { seenAt: now + ahead, ahead }
  expect(trueTime(facts, now + ahead + HOUR)).toBe(now + HOUR)
  expect(isClockBroken(facts, now + ahead + HOUR)).toBe(false)
  expect(isClockBroken(facts, now)).toBe(true)
  expect(clockWords(ahead)).toBe('手机时间快了 2 天')
  expect(clockWords(-3 * HOUR)).toBe('手机时间慢了 3 小时')
  expect(clockWords(60_000)).toBe('')
})
