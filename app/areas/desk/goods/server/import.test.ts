import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  deskImport,
  deskImportBegin,
  deskImportPicture,
  deskImportPiece,
  deskImportRun,
} from '#app/areas/desk/imports/contract.ts'
import { findImported } from '#app/areas/guahao/hospitals/server/public.ts'
import { onePixel } from '#test/support/a-picture.ts'
import { bringFile, bringLines, seedFacts } from '#test/support/bring-file.ts'
import { signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { deskGoods, deskGoodsSheet } from '../contract.ts'

let app: TestApp
let admin: { staffKey: string }

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  await seedFacts(app)
  await bringFile(app, 'hospitals', join(import.meta.dirname, '../../../../../docs/examples/hospitals.csv'))
  await app.pool.query(
    `insert into mall_categories (source_key, tree, name, picture, position) values
      ('devices', 'health', '家用器械', 'thermometer', 1), ('a', 'health', '重名', 'thermometer', 2), ('b', 'health', '重名', 'thermometer', 3),
      ('c', 'health', '家用耗材', 'thermometer', 4)`,
  )
  const ours = (await findImported(app.db, ['SZ01'])).get('SZ01')?.id as number
  admin = { staffKey: (await signInStaff(app, ours, 'admin')).staffKey }
}, 120_000)
afterAll(() => app.close())

const head = 'hospital_code,goods_code,name,category,price,org_price,stock,kind,drug_type,approval_no'
const bring = (...rows: string[]) => bringLines(app, 'goods', [head, ...rows])
const listed = async () => (await app.callApi(deskGoods, {}, admin)).list

test.each([
  ['of a hospital that nobody brought', 'SZ99,B1,坏,家用器械,1,,1,,,', 'no hospital "SZ99" was imported'],
  ['without a code', 'SZ01,,坏,家用器械,1,,1,,,', 'no goods_code'],
  ['of no category', 'SZ01,B1,坏,没有的,1,,1,,,', 'no category is called "没有的"'],
  ['of which category nobody can tell', 'SZ01,B1,坏,重名,1,,1,,,', 'several categories are called "重名"'],
  ['without a price', 'SZ01,B1,坏,家用器械,,,1,,,', 'no price'],
  ['for nothing', 'SZ01,B1,坏,家用器械,0,,1,,,', '售价要大于 0'],
  ['dearer than before', 'SZ01,B1,坏,家用器械,9,8,1,,,', '原价不能低于售价'],
  ['with a price that is none', 'SZ01,B1,坏,家用器械,九元,,1,,,', 'is no amount in yuan'],
  ['too dear', 'SZ01,B1,坏,家用器械,300000,,1,,,', 'is not from 0 to 200000 yuan'],
  ['with a part of a piece', 'SZ01,B1,坏,家用器械,9,,1.5,,,', 'is no whole number'],
  ['that are a drug without its approval', 'SZ01,B1,坏,家用器械,9,,1,药品,非处方药,', '药品要填批准文号'],
  ['that are no drug but of a kind of drugs', 'SZ01,B1,坏,家用器械,9,,1,商品,处方药,', '其他商品不能选'],
])('goods %s are refused', async (_, row, why) => {
  const report = await bring(row)
  expect(report).toMatchObject({ added: 0, refused: [{ line: 2, why: expect.stringContaining(why) }] })
})

test('goods come on no shelf, the same again changes nothing, and pieces of what is there stay', async () => {
  const rows = [
    'SZ01,G1,血压计,家用器械,199.00,259.00,30,,,',
    'SZ01,G2,感冒药,家用器械,¥12.5,,,药品,非处方药,国药准字Z1',
  ]
  expect(await bring(...rows)).toMatchObject({ added: 2, refused: [] })
  expect(await listed()).toMatchObject([
    { goods_name: '感冒药', price_space: '12.50', stock: 0, is_on: 0, drug_type: 1 },
    { goods_name: '血压计', price_space: '199.00', stock: 30, is_on: 0, category_name: '家用器械' },
  ])
  expect(await bring(...rows)).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect(await bring('SZ01,G1,血压计,家用器械,189.00,259.00,99,,,')).toMatchObject({ changed: 1 })
  const [, cheaper] = await listed()
  expect(cheaper).toMatchObject({ price_space: '189.00', stock: 30 })
  const sheet = await app.callApi(deskGoodsSheet, { goods_id: cheaper?.goods_id as number }, admin)
  // Who was changing them at the desk is told.
  expect(sheet).toMatchObject({
    version: 1,
    specials: [{ special_name: '标准', price: '189.00', org_price: '259.00' }],
  })
})

const sorts = 'hospital_code,goods_code,name,category,specification,specification_code,price,stock,subtitle'
const bringSorts = (...rows: string[]) => bringLines(app, 'goods', [sorts, ...rows])
const goodsNamed = async (name: string) => {
  const goods_id = (await listed()).find(({ goods_name }) => goods_name === name)?.goods_id
  return goods_id === undefined ? undefined : app.callApi(deskGoodsSheet, { goods_id }, admin)
}
const soldAs = async (name: string) =>
  (await goodsNamed(name))?.specials.map((one) => `${one.special_name} ${one.price} ${one.stock}`)

test.each([
  [
    'that are called differently',
    '敷料,家用器械,小,,9,1,甲',
    '绷带,家用器械,大,,9,1,甲',
    'say different things under name',
  ],
  [
    'of different categories',
    '敷料,家用器械,小,,9,1,甲',
    '敷料,家用耗材,大,,9,1,甲',
    'say different things under category',
  ],
  [
    'with different texts',
    '敷料,家用器械,小,,9,1,甲',
    '敷料,家用器械,大,,9,1,乙',
    'say different things under subtitle',
  ],
  [
    'of two specifications with one name',
    '敷料,家用器械,小,C1,9,1,甲',
    '敷料,家用器械,小,C2,9,1,甲',
    'have the same name',
  ],
  [
    'of which one has no price',
    '敷料,家用器械,小,,9,1,甲',
    '敷料,家用器械,大,,九元,1,甲',
    /another row of the same|is no amount/,
  ],
  [
    'of which one specification is not named',
    '敷料,家用器械,小,,9,1,甲',
    '敷料,家用器械,,,8,1,甲',
    'name the one that is meant',
  ],
])('lines of one goods %s are refused, whichever comes first', async (_, one, other, why) => {
  for (const rows of [
    [one, other],
    [other, one],
  ]) {
    const { added, refused } = await bringSorts(...rows.map((row) => `SZ01,X1,${row}`))
    expect({ added, lines: refused.map(({ line }) => line) }).toEqual({ added: 0, lines: [2, 3] })
    for (const { why: said } of refused) expect(said).toMatch(why)
    expect(await goodsNamed('敷料')).toBe(undefined)
  }
})

test('rows of one goods are its specifications, wherever they stand, and the same again changes nothing', async () => {
  const rows = [
    'SZ01,X2,口罩,家用器械,十只,M10,12.00,50,独立包装',
    'SZ01,X3,棉签,家用器械,,,5.00,7,',
    'SZ01,X2,口罩,家用器械,百只,M100,99.00,5,独立包装',
  ]
  expect(await bringSorts(...rows)).toMatchObject({ rows: 3, added: 3, changed: 0, refused: [] })
  expect(await soldAs('口罩')).toEqual(['十只 12.00 50', '百只 99.00 5'])
  expect(await soldAs('棉签')).toEqual(['标准 5.00 7'])
  expect(await bringSorts(...rows)).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
  expect(await bringSorts(...rows.toReversed())).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
  expect((await listed()).filter(({ goods_name }) => goods_name === '口罩')).toMatchObject([
    { price_space: '12.00-99.00', stock: 55 },
  ])
})

test('a specification is known by its code, else by its name; what a file does not name stays, and pieces are for new ones', async () => {
  const row = (...more: string[]) => `SZ01,X2,口罩,家用器械,${more.join(',')},独立包装`
  // Two swap their names: each is still the one of its code.
  expect(await bringSorts(row('百只', 'M10', '98.00', '9'), row('十只', 'M100', '11.00', '9'))).toMatchObject({
    changed: 2,
  })
  expect(await soldAs('口罩')).toEqual(['百只 98.00 50', '十只 11.00 5'])
  expect(await bringSorts(row('五十只', '', '55.00', '3'))).toMatchObject({ added: 1, changed: 0 })
  expect(await bringSorts(row('五十只', 'M50', '55.00', '3'))).toMatchObject({ added: 0, changed: 1 })
  expect(await bringSorts(row('半百', 'M50', '54.00', '3'))).toMatchObject({ added: 0, changed: 1 })
  expect(await soldAs('口罩')).toEqual(['百只 98.00 50', '十只 11.00 5', '半百 54.00 3'])
  expect(await bringSorts(row('百只', 'M77', '54.00', '3'))).toMatchObject({
    added: 0,
    refused: [{ line: 2, why: expect.stringContaining('have the same name') }],
  })
  const many = Array.from({ length: 18 }, (_, at) => row(`第${at}种`, '', '9.00', '1'))
  expect((await bringSorts(...many)).refused).toHaveLength(18)
  expect((await bringSorts(row('', '', '1.00', '1'))).refused).toMatchObject([
    { why: expect.stringContaining('several specifications') },
  ])
  // What a desk took off sale is sold again, and not twice.
  await app.pool.query("update mall_goods_skus set is_on = false where name = '半百'")
  expect(await bringSorts(row('半百', '', '54.00', '3'))).toMatchObject({ added: 0, changed: 1 })
  expect(await soldAs('口罩')).toEqual(['百只 98.00 50', '十只 11.00 5', '半百 54.00 3'])
})

test('the example of the documentation can be brought', async () => {
  const file = join(import.meta.dirname, '../../../../../docs/examples/goods.csv')
  expect(await bringFile(app, 'goods', file)).toMatchObject({ added: 3, refused: [] })
  expect(await soldAs('医用外科口罩')).toEqual(['10 只装 12.00 500', '100 只装 99.00 80'])
})

test('goods of more rows than are written at once, some of them far apart, come whole', async () => {
  const half = (name: string) =>
    Array.from({ length: 600 }, (_, at) => `SZ01,Y${at},批量${at},家用器械,${name},,9.00,1,`)
  expect(await bringSorts(...half('大'), ...half('小'))).toMatchObject({ rows: 1_200, added: 1_200, refused: [] })
  expect(await soldAs('批量599')).toEqual(['大 9.00 1', '小 9.00 1'])
})

test('at the desk goods come with their pictures, in the order of the file', async () => {
  const bytes = Buffer.from(
    `商品编码,商品名称,分类,规格,售价,图片\n${['水银', '电子'].map((name) => `G7,体温计,家用器械,${name},¥25,正面|背面.png\n`).join('')}`,
  )
  const begun = { kind: 'goods', file_name: '商品.csv', byte_num: bytes.length }
  const { import_id } = await app.callApi(deskImportBegin, begun, admin)
  for (const name of ['正面.png', '背面.png'])
    await app.callApi(deskImportPicture, { import_id, name, file: onePixel() }, admin)
  await app.callApi(deskImportPiece, { import_id, position: 0, base64: bytes.toString('base64') }, admin)
  await app.wakeAll()
  const seen = await app.callApi(deskImport, { import_id }, admin)
  expect(seen).toMatchObject({ state: 'ready', total_num: 2, added_num: 2, refused: [], notes: [] })
  expect(seen.first.map(({ outcome, cells }) => [outcome, cells[3], cells[4]])).toEqual([
    ['added', '水银', '25.00'],
    ['added', '电子', '25.00'],
  ])
  expect((await listed()).map(({ goods_name }) => goods_name)).not.toContain('体温计')
  await app.callApi(deskImportRun, { import_id, digest: seen.digest }, admin)
  await app.wakeAll()
  const goods_id = (await listed()).find(({ goods_name }) => goods_name === '体温计')?.goods_id as number
  const { images } = await app.callApi(deskGoodsSheet, { goods_id }, admin)
  expect(images).toEqual([expect.stringMatching(/^\/files\//), expect.stringMatching(/^\/files\//)])
})
