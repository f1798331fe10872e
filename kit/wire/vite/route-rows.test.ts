import { expect, test } from 'vitest'
import { bundle } from './planted.ts'
import { routeRows } from './route-rows.ts'

const rows = [
  { id: 'list', title: '名单', keepAlive: true as const },
  { id: 'other-list', title: '另一名单' },
  { id: 'slow', title: '慢', store: 'cash' },
]

const toldBy = async (main: string) => {
  const text = await bundle({ 'app/main.ts': main }, [routeRows(async () => rows)])
  return { text, told: new Function('globalThis', `${text}; return globalThis.told`)({}) }
}

test('a page gets the rows that it names, as they stand, and those of no other page [X035]', async () => {
  const { text, told } = await toldBy(`import { handle } from 'virtual:rows/list,slow'; globalThis.told = handle`)
  expect(told).toEqual({
    list: { id: 'list', title: '名单', keepAlive: true },
    slow: { id: 'slow', title: '慢', store: 'cash' },
  })
  expect(text).not.toContain('另一名单')
})

test('a page that names a route which the table does not have is not built', async () => {
  await expect(toldBy(`import { handle } from 'virtual:rows/lost'; globalThis.told = handle`)).rejects.toThrow(
    'no route of the table has the id lost',
  )
})
