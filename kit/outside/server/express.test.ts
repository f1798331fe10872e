import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instantAt } from '#kit/time/day.ts'
import type { ExpressSettings } from '../express.ts'
import { trackerOf } from './express.ts'

const now = instantAt('2026-11-23', '08:00')
const shippedAt = instantAt('2026-11-22', '20:00')
const parcel = { carrier: '顺丰速运', number: 'SF123456', phoneTail: '0001', shippedAt }
let settings: ExpressSettings

/** Answers as the provider's documents say; it believes nothing that is not signed. */
const provider = createServer(async (request, response) => {
  const asked = new URLSearchParams(await text(request))
  const param = asked.get('param') ?? ''
  const right = createHash('md5').update(`${param}secretcustomer`).digest('hex').toUpperCase()
  const { com, num } = JSON.parse(param) as { com: string; num: string }
  const says = (answer: object) => response.end(JSON.stringify(answer))
  if (asked.get('sign') !== right) return says({ result: false, returnCode: '503', message: '验证签名失败' })
  if (num === 'SF000000') return says({ result: false, returnCode: '500', message: '查询无结果' })
  const steps = [
    {
      ftime: '2026-11-23 07:00:00',
      time: '',
      context: `${com} 派送中`,
      areaName: '广东,深圳市,南山区',
      status: '派件',
    },
    { ftime: '2026-11-22 21:00:00', time: '', context: '已揽收' },
  ]
  return says({ message: 'ok', status: '200', state: '5', data: steps })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const { port } = provider.address() as AddressInfo
  settings = { provider: 'kuaidi100', endpoint: `http://127.0.0.1:${port}`, customer: 'customer', key: 'secret' }
})
afterAll(() => new Promise((resolve) => provider.close(resolve)))

test('a wrong signature and a provider that is down are errors', async () => {
  await expect(trackerOf({ ...settings, key: 'other' }, now)?.(parcel)).rejects.toThrow('kuaidi100 answers 503')
  await expect(trackerOf({ ...settings, endpoint: 'http://127.0.0.1:1' }, now)?.(parcel)).rejects.toThrow()
})

test('the provider tells the way of a parcel, the newest first, and nothing of one that it does not know yet', async () => {
  expect(await trackerOf(settings, now)?.(parcel)).toEqual([
    { text: 'shunfeng 派送中', at: instantAt('2026-11-23', '07:00'), place: '深圳市南山区', kind: 'delivering' },
    { text: '已揽收', at: instantAt('2026-11-22', '21:00'), place: '', kind: null },
  ])
  expect(await trackerOf(settings, now)?.({ ...parcel, number: 'SF000000' })).toEqual([])
})

test('the stand-in lets a parcel travel with time; without a provider nobody knows', async () => {
  const steps = await trackerOf({ ...settings, provider: 'stand-in' }, now)?.(parcel)
  expect(steps?.map(({ text: said }) => said)).toEqual(['已离开始发地分拨中心', '快递员已揽收', '商家已发货，等待揽收'])
  expect(trackerOf({ ...settings, provider: 'none' }, now)).toBeNull()
})

test('an invented parcel names its places; by the end of its number it arrives, stands still or is not taken', async () => {
  const days = { ...parcel, to: '深圳市', shippedAt: instantAt('2026-11-20', '20:00') }
  const newestOf = async (number: string) =>
    (await trackerOf({ ...settings, provider: 'stand-in' }, now)?.({ ...days, number }))?.[0]
  expect(await newestOf('SF123456')).toMatchObject({ kind: 'arrived', place: '深圳市' })
  expect(await newestOf('SF1STILL')).toMatchObject({ kind: 'moving', place: '东莞市' })
  expect(await newestOf('SF1REFUSED')).toMatchObject({ kind: 'refused', place: '深圳市' })
})
