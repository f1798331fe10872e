import { expect, test } from 'vitest'
import { addressReader } from './address.ts'
import { findRows, withoutSandbox } from './find-rows.ts'

test('where there are no stand-ins none of their pages has an address, in any letter case', async () => {
  const { rows, moved } = await findRows()
  const [demo, production] = [addressReader(rows, moved), addressReader(withoutSandbox(rows), moved)]
  const sandbox = rows.filter(({ path }) => path.startsWith('/sandbox'))
  expect(sandbox.length).toBeGreaterThan(4)
  for (const { path } of sandbox) {
    for (const url of [path, path.toUpperCase(), `${path}/`, `${path}?tab=sms`]) {
      expect(demo(url, '')).toMatchObject({ row: { path } })
      expect(production(url, '')).toMatchObject({ row: undefined })
    }
  }
  expect(production('/', '')).toMatchObject({ row: { path: '/' } })
})

test('every page of a store’s staff says which data it works with, as plain data, and no page of anybody else does [X035]', async () => {
  const { rows } = await findRows()
  const [ofStores, others] = [rows.filter(isOfStore), rows.filter((row) => !isOfStore(row))]
  expect(ofStores.length).toBeGreaterThan(6)
  const names = ofStores.map(({ store }) => store)
  for (const name of names) expect(name).toMatch(/^[a-z]+$/)
  // Each has its own, so that it says which page it is.
  expect(new Set(names).size).toBe(names.length)
  expect(others.filter(({ store }) => store !== undefined)).toEqual([])
})

const isOfStore = ({ path }: { path: string }): boolean => path.startsWith('/store/')
