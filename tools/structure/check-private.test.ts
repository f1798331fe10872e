import { expect, test } from 'vitest'
import { checkPrivate } from './check-private.ts'
import { treeOf } from './planted.ts'

test('a check that sees no code says so', () => {
  expect(() => checkPrivate({ files: [], sources: [], configs: [], read: () => '' })).toThrow('nothing')
})

test('a sound project uses what is offered', () => {
  expect(checkPrivate(treeOf({}))).toEqual([])
})

test.each<[file: string, text: string]>([
  ['app/shell/frame.tsx', `import { UNSAFE_LocationContext as L } from 'react-router'`],
  ['app/shell/frame.tsx', `const context = window.__reactRouterContext`],
  ['app/shell/frame.tsx', `const fiber = Reflect.get(node, '_reactInternals')`],
  ['kit/ui/icon.ts', `import { __iconData } from 'lucide-react/icons/x'`],
  ['kit/db/open.ts', `statement.customResultMapper = read`],
  ['kit/db/open.ts', `const { dialect } = { dialect: db.dialect }`],
  ['kit/db/open.ts', `const session = tx.session`],
  ['kit/db/open.ts', `const session = db._.session`],
  ['kit/db/open.ts', `import { NodePgSession } from 'drizzle-orm/node-postgres/session'`],
  ['kit/db/open.ts', `import { orderSelectedFields } from 'drizzle-orm/utils'`],
  ['server/app.ts', `server.removeAllListeners('request')`],
  ['server/app.ts', `import symbols from 'fastify/lib/symbols.js'`],
  ['server/app.ts', `setFlagsFromString('--max-lazy')`],
  ['server/app.ts', `const fs = process.binding('fs')`],
  ['server/app.ts', `const handles = process._getActiveHandles()`],
  ['server/app.ts', `Client.prototype.query = mine`],
  ['server/app.ts', `const hidden = Object.getOwnPropertySymbols(reply)`],
  ['server/app.test.ts', `import { decode } from 'react-router/dist/production/index.js'`],
  ['server/app.ts', `import one from '@scope/package/src/inside.js'`],
  ['vite.config.ts', `const all = await import('some-package/lib/inside.js')`],
])('what a library keeps for itself is found in %s: %s', (file, text) => {
  expect(checkPrivate(treeOf({ [file]: `// A line before it.\n${text}\n` }))).toMatchObject([
    { rule: 'private', file, line: 2 },
  ])
})

test.each<[file: string, text: string]>([
  ['app/shell/frame.tsx', `import { HydratedRouter } from 'react-router/dom'`],
  ['kit/db/open.ts', `import { drizzle } from 'drizzle-orm/node-postgres'; import { sql } from 'drizzle-orm'`],
  ['kit/time/holidays.ts', `import days from 'chinese-days/dist/chinese-days.json' with { type: 'json' }`],
  ['kit/ui/icon.ts', `import { XIcon } from 'lucide-react'`],
  ['server/app.ts', `// Nothing of UNSAFE_LocationContext, nor of removeAllListeners.\nimport './lib/own.ts'`],
  ['server/app.ts', `const { _: unused, ...rest } = given; emitter.removeListener('end', mine)`],
  ['app/shell/frame.tsx', `const { session } = arrived; const ours = house.session`],
  ['kit/db/migrate.ts', 'const done = sql`select hash from drizzle.__drizzle_migrations`'],
  ['tools/seed.ts', `server.removeAllListeners('request')`],
])('%s may say: %s', (file, text) => {
  expect(checkPrivate(treeOf({ [file]: text }))).toEqual([])
})
