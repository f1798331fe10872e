import { expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import { checkPlanted } from './planted.ts'

test('a check that sees no import says so', () => {
  expect(() => checkImports({ files: [], sources: [], configs: [], read: () => '' })).toThrow('nothing')
})

const ctx = 'app/areas/guahao/doctors'
const location = '#app/areas/location'
const higher = '#app/areas/sandbox'

test.each<[rule: string, file: string, text: string]>([
  ['kit', 'kit/geo/map.ts', `import '${location}/rules.ts'`],
  ['kit', 'kit/db/open.ts', `import type { Here } from '#server/config.ts'`],
  ['browser', `${ctx}/pages/doctor-detail.tsx`, `import '../server/queries.ts'`],
  ['browser', `${ctx}/parts/doctor-line.tsx`, `import type { Row } from '../server/queries.ts'`],
  ['browser', `${ctx}/parts/doctor-line.tsx`, `type Row = import('../server/queries.ts').Row`],
  ['browser', `${ctx}/parts/doctor-line.tsx`, `const later = () => import('../server/queries.ts')`],
  ['browser', `${ctx}/parts/doctor-line.tsx`, `export * from '#kit/wire/server/mount.ts'`],
  ['browser', `${ctx}/desk/parts/doctor-form.tsx`, `import '../../server/queries.ts'`],
  ['browser', `${ctx}/desk/menu.ts`, `import '../server/queries.ts'`],
  ['browser', 'app/shell/frame.tsx', `import '#kit/db/open.ts'`],
  ['browser', 'app/root.tsx', `import '#server/app.ts'`],
  ['browser', 'kit/ui/button.tsx', `import '#kit/time/server/holidays.ts'`],
  ['browser', 'kit/wire/browser/caller.ts', `import '../server/mount.ts'`],
  ['browser', 'kit/wire/load.ts', `import './server/mount.ts'`],
  ['both', `${ctx}/contract.ts`, `import './server/queries.ts'`],
  ['both', `${ctx}/contract.ts`, `import './pages/doctor-detail.tsx'`],
  ['both', `${ctx}/desk/contract.ts`, `import './parts/doctor-form.tsx'`],
  ['server', `${ctx}/server/handlers.ts`, `import '../parts/doctor-line.tsx'`],
  ['server', 'server/app.ts', `import '#kit/ui/button.tsx'`],
  ['pure', `${ctx}/rules.ts`, `import { useState } from 'react'`],
  ['pure', `${ctx}/rules.ts`, `import { call } from '#kit/wire/call.ts'`],
  ['pure', `${ctx}/states.ts`, `import { doctor } from './contract.ts'`],
  ['pure', `${ctx}/desk/permissions.ts`, `import { call } from '#kit/wire/call.ts'`],
  ['pure', `${ctx}/desk/audit.ts`, `import { doctor } from './contract.ts'`],
  ['lent', `${ctx}/server/handlers.ts`, `import { here } from '#server/config.ts'`],
  ['lent', `${ctx}/server/handlers.ts`, `import type { App } from '#server/app.ts'`],
  ['inside', `${ctx}/server/handlers.ts`, `import '../../../location/server/public.ts'`],
  ['inside', 'kit/check/id-card.ts', `import '../time/clock.ts'`],
  ['room', `${ctx}/server/handlers.ts`, `import '${location}/server/queries.ts'`],
  ['room', `${ctx}/server/handlers.ts`, `import type { Row } from '${location}/server/queries.ts'`],
  ['room', `${ctx}/server/handlers.ts`, `import '${location}/server/tables.ts'`],
  ['room', `${ctx}/server/handlers.ts`, `import '${higher}/server/public.ts'`],
  ['room', `${ctx}/server/handlers.ts`, `import '#app/areas/guahao/schedules/server/public.ts'`],
  ['room', `${ctx}/server/tables.ts`, `import '${higher}/server/tables.ts'`],
  ['room', `${ctx}/contract.ts`, `import '${higher}/contract.ts'`],
  ['room', `${ctx}/contract.ts`, `import '${location}/routes.ts'`],
  ['room', `${ctx}/pages/doctor-detail.tsx`, `import '${location}/parts/map.tsx'`],
  ['room', `${ctx}/pages/doctor-detail.tsx`, `import '${location}/pages/city.tsx'`],
  ['room', `${ctx}/cards/doctor-card.tsx`, `import '${location}/parts/map.tsx'`],
  ['room', `${ctx}/desk/contract.ts`, `import '${higher}/contract.ts'`],
  ['room', `${ctx}/pages/doctor-detail.tsx`, `import '${location}/desk/parts/city-form.tsx'`],
  ['room', `${ctx}/pages/doctor-detail.tsx`, `import '${location}/desk/menu.ts'`],
  ['shell', 'app/shell/frame.tsx', `import '${location}/rules.ts'`],
  ['shell', 'app/shell/frame.tsx', `import '${location}/pages/city.tsx'`],
  ['process', 'server/app.ts', `import '${location}/server/queries.ts'`],
  ['testing', 'server/app.ts', `import '#test/support/start-test-app.ts'`],
  ['drizzle', `${ctx}/server/handlers.ts`, `import { eq } from 'drizzle-orm'`],
  ['drizzle', 'server/app.ts', `import { pgTable } from 'drizzle-orm/pg-core'`],
  ['pg', `${ctx}/server/queries.ts`, `import pg from 'pg'`],
  ['zod', `${ctx}/server/handlers.ts`, `import { z } from 'zod'`],
  ['zod', `${ctx}/parts/doctor-line.tsx`, `import type { z } from 'zod'`],
  ['zod', 'kit/geo/distance.ts', `import { z } from 'zod/mini'`],
  ['envelope', `${ctx}/server/handlers.ts`, `import { wrapReply } from '#kit/wire/envelope.ts'`],
])('[%s] is found in %s: %s', (rule, file, text) => {
  expect(checkPlanted({ [file]: text })).toMatchObject([{ rule, file, line: 1 }])
})

test.each<[file: string, text: string]>([
  [`${ctx}/pages/doctor-detail.tsx`, `import '${higher}/contract.ts'; import '${higher}/cards/panel.tsx'`],
  [
    `${ctx}/desk/parts/doctor-form.tsx`,
    `import '../contract.ts'; import '../../rules.ts'; import '${higher}/cards/a.tsx'`,
  ],
  [`${ctx}/parts/doctor-line.tsx`, `import '${higher}/desk/contract.ts'`],
  [`${ctx}/rules.ts`, `import '#app/wings/permissions.ts'; import './desk/audit.ts'`],
  [`${ctx}/contract.ts`, `import './rules.ts'; import './states.ts'; import '${location}/contract.ts'`],
  [
    `${ctx}/rules.ts`,
    `import type { Money } from '#kit/wire/call.ts'; import './states.ts'; import '${location}/rules.ts'`,
  ],
  [`${ctx}/server/queries.ts`, `import { and } from 'drizzle-orm'; import { findAll } from './queries/all.ts'`],
  [`${ctx}/server/queries/all.ts`, `import { and } from 'drizzle-orm'; import { d } from '../tables.ts'`],
  [`${ctx}/server/jobs.ts`, `import type { Job } from '#app/room.ts'; import { now } from '#kit/time/clock.ts'`],
  [`${ctx}/server/queries.test.ts`, `import '${higher}/server/seed.ts'; import { eq } from 'drizzle-orm'`],
  ['kit/db/open.ts', `import pg from 'pg'; import { drizzle } from 'drizzle-orm/node-postgres'`],
  ['kit/wire/load.ts', `import { ask } from './browser/caller.ts'`],
  ['server/config.ts', `import '${location}/rules.ts'; import '${location}/contract.ts'`],
  ['kit/wire/fields.ts', `import { z } from 'zod'; import './envelope.ts'`],
  ['server/settings.ts', `import { z } from 'zod'`],
  ['tools/seed.ts', `import '#server/app.ts'; import '#test/support/start-test-app.ts'`],
])('%s may say: %s', (file, text) => {
  expect(checkPlanted({ [file]: text })).toEqual([])
})
