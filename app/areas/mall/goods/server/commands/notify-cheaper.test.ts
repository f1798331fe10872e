import { afterAll, beforeAll, expect, test } from 'vitest'
import { doFocus } from '#app/areas/favourites/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { aCategory, someGoods } from '#test/support/mall.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { notifyCheaper } from './notify-cheaper.ts'

let app: TestApp
let categoryId: number

beforeAll(async () => {
  app = await startTestApp({ at: '2026-10-20 10:30' })
  categoryId = await aCategory(app, '营养保健')
})
afterAll(() => app.close())

const keep = (goodsId: number, { key }: Person, state: 0 | 1 = 1) =>
  app.callApi(doFocus, { type: 'goods', object_id: String(goodsId), state }, { key })
const price = (goodsId: number, fen: number) =>
  app.pool.query('update mall_goods set from_fen = $2, to_fen = greatest(to_fen, $2) where id = $1', [goodsId, fen])
const tell = () => notifyCheaper(app.context())
const toldTo = async ({ key }: Person) =>
  (await app.callApi(messages, {}, { key })).list
    .filter(({ title }) => title === '您收藏的商品降价了')
    .map(({ text }) => text)

test('who keeps goods is told once that they cost less than then, and again only when they cost still less', async () => {
  const me = await signIn(app)
  const { goodsId } = await someGoods(app, { categoryId, name: '钙片' }, [{ priceFen: 10_000 }])
  await keep(goodsId, me)
  await tell()
  await price(goodsId, 12_000)
  await tell()
  expect(await toldTo(me)).toEqual([])
  await price(goodsId, 8_000)
  await Promise.all([tell(), tell()])
  await tell()
  expect(await toldTo(me)).toEqual([expect.stringContaining('钙片从 ¥100.00 降到 ¥80.00')])
  await price(goodsId, 9_000)
  await tell()
  expect(await toldTo(me)).toHaveLength(1)
  await price(goodsId, 7_950)
  await tell()
  expect((await toldTo(me))[0]).toContain('从 ¥80.00 降到 ¥79.50')
})

test('keeping what one keeps already changes nothing; who lets go is told nothing more', async () => {
  const me = await signIn(app)
  const { goodsId } = await someGoods(app, { categoryId }, [{ priceFen: 10_000 }])
  await keep(goodsId, me)
  await price(goodsId, 9_000)
  await keep(goodsId, me)
  await tell()
  expect(await toldTo(me)).toEqual([expect.stringContaining('从 ¥100.00 降到 ¥90.00')])
  await keep(goodsId, me, 0)
  await price(goodsId, 5_000)
  await tell()
  expect(await toldTo(me)).toHaveLength(1)
})

test('nobody is told at night, of what is not on sale, or of a drug on prescription', async () => {
  const me = await signIn(app)
  const kept = await Promise.all([
    someGoods(app, { categoryId }),
    someGoods(app, { categoryId }),
    someGoods(app, { categoryId, kind: 'drug', drugType: 2 }),
  ])
  for (const { goodsId } of kept) {
    await keep(goodsId, me)
    await price(goodsId, 1_000)
  }
  const [usual, off] = kept
  await app.pool.query('update mall_goods set is_on = false where id = $1', [off.goodsId])
  app.clock.advance({ hours: 11 })
  await tell()
  expect(await toldTo(me)).toEqual([])
  app.clock.advance({ hours: 12 })
  await tell()
  const { rows } = await app.pool.query('select name from mall_goods where id = $1', [usual.goodsId])
  expect(await toldTo(me)).toEqual([expect.stringContaining(rows[0].name)])
})
