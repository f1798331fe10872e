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
      ('devices', 'health', '家用器械', 'thermometer', 1), ('a', 'health', '重名', 'thermometer', 2), ('b', 'health', '重名', 'thermometer', 3)`,
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
  // A desk made a second specification: which of them the file means nobody can tell.
  await app.pool.query(
    `with stock as (insert into mall_stocks (total, left_n, limit_name) values (1, 1, 'second') returning id)
      insert into mall_goods_skus (goods_id, name, price_fen, org_price_fen, stock_id, position)
      select $1, '大', 100, 100, id, 1 from stock`,
    [cheaper?.goods_id],
  )
  expect((await bring('SZ01,G1,血压计,家用器械,1.00,,,,,')).refused).toMatchObject([
    { line: 2, why: expect.stringContaining('several specifications') },
  ])
})

test('at the desk goods come with their pictures, in the order of the file', async () => {
  const bytes = Buffer.from('商品编码,商品名称,分类,售价,图片\nG7,体温计,家用器械,25,正面|背面.png\n')
  const begun = { kind: 'goods', file_name: '商品.csv', byte_num: bytes.length }
  const { import_id } = await app.callApi(deskImportBegin, begun, admin)
  for (const name of ['正面.png', '背面.png'])
    await app.callApi(deskImportPicture, { import_id, name, file: onePixel() }, admin)
  await app.callApi(deskImportPiece, { import_id, position: 0, base64: bytes.toString('base64') }, admin)
  await app.wakeAll()
  const seen = await app.callApi(deskImport, { import_id }, admin)
  expect(seen).toMatchObject({ state: 'ready', added_num: 1, refused: [], notes: [] })
  expect((await listed()).map(({ goods_name }) => goods_name)).not.toContain('体温计')
  await app.callApi(deskImportRun, { import_id, digest: seen.digest }, admin)
  await app.wakeAll()
  const goods_id = (await listed()).find(({ goods_name }) => goods_name === '体温计')?.goods_id as number
  const { images } = await app.callApi(deskGoodsSheet, { goods_id }, admin)
  expect(images).toEqual([expect.stringMatching(/^\/files\//), expect.stringMatching(/^\/files\//)])
})
