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
