import { expect, test } from '@playwright/test'
import { proxyUnitList } from '#app/areas/guahao/hospitals/contract.ts'
import { callAs } from './calls.ts'

test('a hospital whose booking a third party runs says so, and no other does [X253]', async ({ request, baseURL }) => {
  const { list } = await callAs(baseURL)(proxyUnitList, {})
  for (const proxyType of [1, 2]) {
    const unit = list.find(({ type }) => type === proxyType)
    const home = await (await request.get(`/unit/index?unit_id=${unit?.unit_id}`)).text()
    expect(home).toContain(unit?.unit_name)
    expect(home.includes('由第三方平台运行')).toBe(proxyType === 2)
  }
})
