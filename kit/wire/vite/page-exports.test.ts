import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageExports } from './page-exports.ts'
import { bundle } from './planted.ts'

const rows = [
  { id: 'list', file: 'app/pages/list.tsx', title: '名单', keepAlive: true as const },
  { id: 'other-list', file: 'app/pages/list.tsx', title: '另一名单' },
  { id: 'own', file: 'app/pages/own.tsx', title: '自己的' },
  { id: 'near', file: 'app/pages/near.tsx', title: '附近', needsPlace: true as const },
  { id: 'slow', file: 'app/pages/slow.tsx', title: '慢', loading: true as const, store: 'cash' },
]
const main = `
import * as list from './pages/list.tsx'
import * as own from './pages/own.tsx'
import * as near from './pages/near.tsx'
import * as slow from './pages/slow.tsx'
globalThis.told = [list.meta({ matches: [{ id: 'other-list' }] }), list.handle.list, list.handle['other-list'].Keeper, list.ErrorBoundary, own.meta(), own.handle.own.title,
  near.clientMiddleware, near.clientLoader.hydrate, list.clientMiddleware,
  slow.clientMiddleware, slow.clientLoader.hydrate, slow.handle.slow.store]
`
const files = {
  'app/main.ts': main,
  'app/before.ts': `export const findFirst = 'FIND FIRST', coverIt = 'COVER IT'`,
  'app/pages/slow.tsx': `export const clientLoader = () => null\nexport default () => null`,
  'app/pages/near.tsx': `export const clientLoader = () => null\nexport default () => null`,
  'app/keeper.ts': `export const Keeper = 'KEEPER'`,
  'app/failure.ts': `export const Failure = 'FAILURE'`,
  'app/pages/list.tsx': 'export default () => null',
  'app/pages/own.tsx': `export const meta = () => [{ title: 'of its own' }]\nexport default () => null`,
}

test('a page gets its rows, its title and what stands for it when it fails, unless it says so itself; what keeps it where it is kept, the position and the overlay only where its row asks for it, the name of a store’s data as it stands [X035] [X036]', async () => {
  const text = await bundle(files, (root) => [
    pageExports({
      findPages: async () => rows.map((row) => ({ ...row, file: join(root, row.file) })),
      failure: { from: '../failure.ts', name: 'Failure' },
      keeper: { from: '../keeper.ts', name: 'Keeper' },
      before: {
        needsPlace: { from: '../before.ts', name: 'findFirst' },
        loading: { from: '../before.ts', name: 'coverIt' },
      },
    }),
  ])
  const told = new Function('globalThis', `${text}; return globalThis.told`)({}) as unknown[]
  expect(told).toEqual([
    [{ title: '另一名单' }],
    { id: 'list', title: '名单', keepAlive: true, Keeper: 'KEEPER' },
    undefined,
    'FAILURE',
    [{ title: 'of its own' }],
    '自己的',
    ['FIND FIRST'],
    true,
    undefined,
    ['COVER IT'],
    undefined,
    'cash',
  ])
})
