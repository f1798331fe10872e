import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { delmember } from '#app/areas/account/members/contract.ts'
import { isCanCancel } from '#app/areas/account/settings/contract.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import * as checkout from '#app/areas/orders/checkout/contract.ts'
import { useUpOrder as markUsed } from '#app/areas/orders/checkout/server/public.ts'
import { ordersItems } from '#app/areas/orders/checkout/server/tables.ts'
import { later } from '#kit/time/span.ts'
import { type Appointing, type Booker, openAppointing } from '#test/support/appointing.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { FASTING_WORDS } from '../rules.ts'
import { ordersConsents } from './tables.ts'

let app: TestApp
let at: Appointing
let me: Booker

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-22 09:00' })
  at = await openAppointing(app)
  me = await at.newBooker()
}, 120_000)
afterAll(() => app.close())

const statesOf = async (order_id: string, who = me) =>
  (await app.callApi(calls.orderYuyueInfo, { order_id }, who)).list.map(({ state }) => state)
const titlesOf = async (who = me) => (await app.callApi(messages, {}, who)).list.map(({ title }) => title)
const signature = async () =>
  new Blob(
    [
      new Uint8Array(
        await sharp({ create: { width: 60, height: 30, channels: 3, background: '#fff' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    { type: 'image/jpeg' },
  )

test('a refund is not begun while an appointment stands, and what went back takes its appointments along', async () => {
  const id = await at.buy(await at.sell(), me, { buy_num: 2 })
  await at.book(id, '2026-11-26 09:00', me)
  await at.book(id, '2026-11-27 09:00', me)
  const ctx = app.context()
  const refunding = () => ctx.emit('order.refunding', { orderId: id, positions: [0] })
  await expect(refunding()).rejects.toThrow('请先取消预约')
  await ctx.emit('order.refunding', { orderId: id, positions: [1] })
  await app.db.update(ordersItems).set({ backPieces: 1 }).where(eq(ordersItems.orderId, id))
  const items = [{ position: 0, pieces: 1, backFen: 0 }]
  await ctx.emit('order.refunded', { orderId: id, backFen: 0, items })
  expect(await statesOf(id)).toEqual(['booked', 'cancelled'])
  expect(await app.refusal(calls.cancelYuyue, { order_id: id }, me)).toBe('not refused')
  await refunding()
})

test('an order that cost nothing takes its appointment along when it is cancelled', async () => {
  const id = await at.buy(await at.sell({ payTypes: [2] }), me, { pay_type: 2 })
  await at.book(id, '2026-11-26 10:00', me)
  await app.callApi(checkout.cancelGoodsOrder, { order_id: id }, me)
  expect(await statesOf(id)).toEqual(['cancelled'])
  expect(await titlesOf()).toContain('预约已取消')
  expect(await at.refused(id, '2026-11-26 10:00', me)).toBe('not-usable')
})

test('what is used by its code has come where its time is today, and is not waited for where it is later', async () => {
  const [now, soon] = [await at.buy(await at.sell(), me), await at.buy(await at.sell(), me)]
  await at.book(now, '2026-11-23 09:30', me)
  await at.book(soon, '2026-11-28 09:30', me)
  app.clock.set(later(app.clock.now(), { days: 1 }))
  for (const id of [now, soon]) await markUsed(app.context(), id)
  expect([await statesOf(now), await statesOf(soon)]).toEqual([['arrived'], ['cancelled']])
  const ctx = app.context()
  await expect(ctx.emit('order.refunding', { orderId: now, positions: [0] })).rejects.toThrow('已经到院')
})

test('a member and an account with an appointment that stands stay until it is cancelled', async () => {
  const who = await at.newBooker()
  const id = await at.buy(await at.sell(), who)
  app.clock.advance({ days: 1 })
  await at.book(id, '2026-11-30 09:00', who)
  expect(await app.refusal(delmember, { member_id: who.memberId }, who)).toBe('needed')
  const { list } = await app.callApi(isCanCancel, {}, who)
  expect(list.some(({ words }) => words.includes('11月30日 09:00'))).toBe(true)
  await app.callApi(calls.cancelYuyue, { order_id: id }, who)
  expect(await app.refusal(delmember, { member_id: who.memberId }, who)).toBe('not refused')
})

test('what must be signed is signed before the first appointment, with one’s own picture, once', async () => {
  const ware = await at.sell({ consent: '我已知道可能的不适。' })
  const id = await at.buy(ware, me)
  app.clock.advance({ days: 1 })
  expect(await at.refused(id, '2026-11-30 10:00', me)).toBe('unsigned')
  const sign = (sign_image: string) => app.refusal(calls.signConsent, { order_id: id, sign_image }, me)
  expect(await sign('/files/0.jpg')).toBe('no-picture')
  const refundPicture = await app.callApi(uploadimg, { file: await signature() }, me)
  expect(await sign(refundPicture.url)).toBe('no-picture')
  const stranger = await at.newBooker()
  const theirs = await app.callApi(uploadimg, { uploadtype: 'consent', file: await signature() }, stranger)
  expect(await sign(theirs.url)).toBe('no-picture')
  const { url } = await app.callApi(uploadimg, { uploadtype: 'consent', file: await signature() }, me)
  const said = await Promise.all([sign(url), sign(url)])
  expect(said.toSorted()).toEqual(['not refused', 'signed'])
  expect(await app.callApi(calls.orderYuyueConfig, { order_id: id }, me)).toMatchObject({ is_signed: 1 })
  expect(await at.refused(id, '2026-11-30 10:00', me)).toBe('not refused')
  const [row] = await app.db.select().from(ordersConsents)
  expect([row?.text, row?.signSealed.includes('files')]).toEqual(['我已知道可能的不适。', false])
  expect(await ownRows(app, me, 'informed_consents')).toMatchObject([{ order_id: id, text: '我已知道可能的不适。' }])
  const plain = await at.buy(await at.sell(), me)
  expect(await app.refusal(calls.signConsent, { order_id: plain, sign_image: url }, me)).toBe('no-consent')
})

test('who comes fasting is told so with the reminder and at the order, another is not', async () => {
  const detailParts = [{ title: '检前须知', lines: ['清晨空腹抽血。'] }]
  const who = await at.newBooker()
  const [fasting, plain] = [await at.buy(await at.sell({ detailParts }), who), await at.buy(await at.sell(), who)]
  app.clock.set(new Date('2026-11-26T09:00:00Z'))
  await at.book(fasting, '2026-11-27 08:00', who)
  await at.book(plain, '2026-11-27 09:00', who)
  const shown = async (order_id: string) => (await app.callApi(calls.orderYuyueInfo, { order_id }, who)).list[0]
  expect([(await shown(fasting))?.is_fasting, (await shown(plain))?.is_fasting]).toEqual([1, 0])
  app.clock.advance({ hours: 1, minutes: 1 })
  await app.wakeAll()
  const reminders = (await app.callApi(messages, {}, who)).list.filter(({ title }) => title === '预约提醒')
  const told = new Map(reminders.map(({ text }) => [/\d\d:\d\d/.exec(text)?.[0], text.includes(FASTING_WORDS)]))
  expect(told).toEqual(
    new Map([
      ['08:00', true],
      ['09:00', false],
    ]),
  )
})

test('who books in the evening for tomorrow is reminded too, but nobody at night', async () => {
  const who = await at.newBooker()
  const [late, later] = [await at.buy(await at.sell(), who), await at.buy(await at.sell(), who)]
  const reminders = async () => (await titlesOf(who)).filter((title) => title === '预约提醒').length
  app.clock.set(new Date('2026-11-26T11:30:00Z'))
  await app.wakeAll()
  await at.book(late, '2026-11-27 08:00', who)
  await app.wakeAll()
  expect(await reminders()).toBe(1)
  app.clock.advance({ hours: 1 })
  await at.book(later, '2026-11-27 09:00', who)
  await app.wakeAll()
  expect(await reminders()).toBe(1)
})

test('everybody is reminded once, the evening before; who does not come has missed it and books again', async () => {
  const who = await at.newBooker()
  const id = await at.buy(await at.sell(), who)
  app.clock.set(new Date('2026-11-28T09:00:00Z'))
  await at.book(id, '2026-11-29 09:00', who)
  await app.wakeAll()
  expect(await titlesOf(who)).not.toContain('预约提醒')
  app.clock.advance({ hours: 1, minutes: 1 })
  await app.wakeAll()
  await app.wakeAll()
  expect((await titlesOf(who)).filter((title) => title === '预约提醒')).toHaveLength(1)
  app.clock.advance({ days: 1 })
  await app.wakeAll()
  expect(await statesOf(id, who)).toEqual(['booked'])
  app.clock.advance({ hours: 4, minutes: 20 })
  await app.wakeAll()
  expect(await statesOf(id, who)).toEqual(['missed'])
  expect(await titlesOf(who)).toContain('错过了预约')
  await at.book(id, '2026-12-02 09:00', who)
  expect(await statesOf(id, who)).toEqual(['booked', 'missed'])
  expect(await ownRows(app, who, 'appointments')).toHaveLength(2)
})
