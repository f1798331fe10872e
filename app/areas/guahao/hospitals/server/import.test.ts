import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed as locations } from '#app/areas/location/server/seed.ts'
import { dayOf } from '#kit/time/day.ts'
import { importFile } from '#server/imports.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { importer } from './import.ts'

let app: TestApp
const folder = mkdtempSync(join(tmpdir(), 'yilu-import-'))

beforeAll(async () => {
  app = await startTestApp()
  const now = app.clock.now()
  await locations.run({ db: app.db, config: app.config, now, today: dayOf(now), scale: 1 })
})
afterAll(() => app.close())

const bring = async (text: string | Buffer, defaults: Record<string, string> = {}) => {
  const file = join(folder, 'file.csv')
  writeFileSync(file, text)
  const ctx = app.context()
  const report = await importFile(importer, { file, defaults, ctx, progress: () => {} })
  // As the desk does; the names that a search compares are kept.
  ctx.pagesChanged?.()
  return report
}
const find = async (keyword: string) => (await app.callApi(calls.unitList, { keyword }, { city: 0 })).list

test.each([
  ['an unknown column', 'name,nmae\nA,B\n', 'does not know the column "nmae"'],
  ['no name column', 'address\n深圳市福田区\n', 'lacks the column "name"'],
  ['a column twice', 'name,name\nA,B\n', 'has the column "name" twice'],
  ['nothing in it', '', 'is empty'],
])('a file with %s is refused as a whole', async (_, text, words) => {
  await expect(bring(text)).rejects.toThrow(words)
})

test('rows that cannot be taken are named by line and reason, the others are taken', async () => {
  const report = await bring(
    [
      'name,address,longitude_wgs84,latitude_wgs84,level',
      '好的医院,广东省深圳市福田区路1号,114.05,22.54,三级甲等',
      ',广东省深圳市福田区路2号,114.05,22.54,',
      '海里的医院,,0.5,0.5,',
      '无处的医院,某地,0,0,',
      '错级医院,广东省深圳市,114.05,22.54,四级',
      '少列医院,广东省深圳市',
      '好的医院,广东省深圳市福田区路1号,114.05,22.54,三级甲等',
      '只有位置的医院,,121.47,31.23,',
      '上标医院,广东省深圳市,114.05,22.5²,',
      '程序医院,广东省深圳市,0x72,22.54,',
    ].join('\n'),
  )
  expect(report).toMatchObject({ rows: 10, added: 2, changed: 0 })
  expect(report.refused).toMatchObject([
    { line: 3, why: 'no name' },
    { line: 4, why: 'the position 0.5,0.5 is not in China' },
    { line: 5, why: 'neither the address nor the position tells the city' },
    { line: 6, why: expect.stringContaining('level "四级" is none of') },
    { line: 7, why: '2 values under 5 columns' },
    { line: 8, why: 'the same as line 2' },
    { line: 10, why: 'latitude_wgs84 "22.5²" is no number' },
    { line: 11, why: 'longitude_wgs84 "0x72" is no number' },
  ])
  const [good] = await find('好的医院')
  expect(good).toMatchObject({ level_name: '三级甲等', is_demo: 0 })
  expect(good?.lat).toBeGreaterThan(22.54)
  expect(await find('只有位置')).toHaveLength(1)
})

test('the same file twice changes nothing; a changed row changes, and only in what the file tells', async () => {
  const file = 'name,code,phone,address\n医院甲,K1,0755-1,深圳市南山区\n医院乙,K2,0755-2,深圳市南山区\n'
  expect(await bring(file, { level: '二级甲等' })).toMatchObject({ added: 2, changed: 0, unchanged: 0 })
  expect(await bring(file, { level: '二级甲等' })).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect(await bring('name,code,address\n医院甲改名,K1,深圳市南山区\n')).toMatchObject({ added: 0, changed: 1 })
  expect((await find('医院甲改名'))[0]).toMatchObject({ level_name: '二级甲等' })
})

test('a file says which blocks a home has and in which order, and its group; an unknown block is refused', async () => {
  const report = await bring(
    [
      'name,code,address,home_blocks,group_id,group_name',
      '排序医院,B1,深圳市南山区,患者评价|预约科室|患者评价,g-1,排序医院患者群',
      '平常医院,B2,深圳市南山区,,,',
      '错块医院,B3,深圳市南山区,预约科室|食堂,,',
    ].join('\n'),
  )
  expect(report.refused).toMatchObject([
    { line: 4, why: expect.stringContaining('home_blocks "食堂" is none of 预约科室') },
  ])
  const homeOf = async (name: string) => app.callApi(calls.unitHome, { id: (await find(name))[0]?.unit_id ?? 0 })
  expect(await homeOf('排序医院')).toMatchObject({
    ordering: 'commentList,ghdep',
    have_group: 1,
    group_id: 'g-1',
    group_name: '排序医院患者群',
  })
  expect(await homeOf('平常医院')).toMatchObject({
    ordering: 'ghdep,hotdoctor,hotservice,hpbranch,hotnews,ambient,commentList',
    have_group: 0,
  })
  await bring('name,code,address\n排序医院,B1,深圳市南山区\n')
  expect((await homeOf('排序医院')).ordering).toBe('commentList,ghdep')
})

test('a file that breaks off leaves nothing behind', async () => {
  const before = (await find('')).length
  const rows = Array.from({ length: 1_200 }, (_, n) => `断开医院${n},深圳市南山区路${n}号\n`).join('')
  await expect(bring(`name,address\n${rows}"没有合上的引号,${'x'.repeat(1_100_000)}`)).rejects.toThrow()
  expect(await find('断开医院')).toEqual([])
  expect((await find('')).length).toBe(before)
})
