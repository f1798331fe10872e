import { expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import { checkPlanted } from './planted.ts'

test('a check that sees no import says so', () => {
  expect(() => checkImports({ files: [], sources: [], configs: [], read: () => '' })).toThrow('nothing')
})

const doctors = 'app/areas/guahao/doctors'
const location = '#app/areas/location'
const higher = '#app/areas/sandbox'

test.each<[rule: string, file: string, text: string]>([
  ['kit', 'kit/geo/map.ts', `import '${location}/rules.ts'`],
  ['kit', 'kit/db/open.ts', `import type { Context } from '#app/context.ts'`],
  ['browser', `${doctors}/pages/doctor-detail.tsx`, `import '../server/queries.ts'`],
  ['browser', `${doctors}/parts/doctor-line.tsx`, `import type { Row } from '../server/queries.ts'`],
  ['browser', `${doctors}/parts/doctor-line.tsx`, `type Row = import('../server/queries.ts').Row`],
  ['browser', `${doctors}/parts/doctor-line.tsx`, `const later = () => import('../server/queries.ts')`],
  ['browser', `${doctors}/parts/doctor-line.tsx`, `export * from '#kit/wire/server/mount.ts'`],
  ['browser', `${doctors}/desk/parts/doctor-form.tsx`, `import '../../server/queries.ts'`],
  ['browser', `${doctors}/desk/menu.ts`, `import '../server/queries.ts'`],
  ['browser', 'app/shell/frame.tsx', `import '#kit/db/open.ts'`],
  ['browser', 'app/root.tsx', `import '#server/app.ts'`],
  ['browser', 'kit/ui/button.tsx', `import '#kit/time/server/holidays.ts'`],
  ['browser', 'kit/wire/browser/caller.ts', `import '../server/mount.ts'`],
  ['browser', 'kit/wire/load.ts', `import './server/mount.ts'`],
  ['both', `${doctors}/contract.ts`, `import './server/queries.ts'`],
  ['both', `${doctors}/contract.ts`, `import './pages/doctor-detail.tsx'`],
  ['both', `${doctors}/desk/contract.ts`, `import './parts/doctor-form.tsx'`],
  ['server', `${doctors}/server/handlers.ts`, `import '../parts/doctor-line.tsx'`],
  ['server', 'server/app.ts', `import '#kit/ui/button.tsx'`],
  ['pure', `${doctors}/rules.ts`, `import { useState } from 'react'`],
  ['pure', `${doctors}/rules.ts`, `import { call } from '#kit/wire/call.ts'`],
  ['pure', `${doctors}/states.ts`, `import { doctor } from './contract.ts'`],
  ['pure', `${doctors}/desk/permissions.ts`, `import { call } from '#kit/wire/call.ts'`],
  ['pure', `${doctors}/desk/audit.ts`, `import { doctor } from './contract.ts'`],
  ['lent', `${doctors}/server/handlers.ts`, `import { readConfig } from '#server/config.ts'`],
  ['lent', `${doctors}/server/handlers.ts`, `import type { App } from '#server/app.ts'`],
  ['inside', `${doctors}/server/handlers.ts`, `import '../../../location/server/public.ts'`],
  ['inside', 'kit/check/id-card.ts', `import '../time/clock.ts'`],
  ['room', `${doctors}/server/handlers.ts`, `import '${location}/server/queries.ts'`],
  ['room', `${doctors}/server/handlers.ts`, `import type { Row } from '${location}/server/queries.ts'`],
  ['room', `${doctors}/server/handlers.ts`, `import '${location}/server/tables.ts'`],
  ['room', `${doctors}/server/handlers.ts`, `import '${higher}/server/public.ts'`],
  ['room', `${doctors}/server/handlers.ts`, `import '#app/areas/guahao/schedules/server/public.ts'`],
  ['room', `${doctors}/server/tables.ts`, `import '${higher}/server/tables.ts'`],
  ['room', `${doctors}/contract.ts`, `import '${higher}/contract.ts'`],
  ['room', `${doctors}/contract.ts`, `import '${location}/routes.ts'`],
  ['room', `${doctors}/pages/doctor-detail.tsx`, `import '${location}/parts/map.tsx'`],
  ['room', `${doctors}/pages/doctor-detail.tsx`, `import '${location}/pages/city.tsx'`],
  ['room', `${doctors}/cards/doctor-card.tsx`, `import '${location}/parts/map.tsx'`],
  ['room', `${doctors}/desk/contract.ts`, `import '${higher}/contract.ts'`],
  ['room', `${doctors}/pages/doctor-detail.tsx`, `import '${location}/desk/parts/city-form.tsx'`],
  ['room', `${doctors}/pages/doctor-detail.tsx`, `import '${location}/desk/menu.ts'`],
  ['shell', 'app/shell/frame.tsx', `import '${location}/rules.ts'`],
  ['shell', 'app/shell/frame.tsx', `import '${location}/pages/city.tsx'`],
  ['process', 'server/app.ts', `import '${location}/server/queries.ts'`],
  ['testing', 'server/app.ts', `import '#test/support/start-test-app.ts'`],
  ['drizzle', `${doctors}/server/handlers.ts`, `import { eq } from 'drizzle-orm'`],
  ['drizzle', 'server/app.ts', `import { pgTable } from 'drizzle-orm/pg-core'`],
  ['pg', `${doctors}/server/queries.ts`, `import pg from 'pg'`],
  ['zod', `${doctors}/server/handlers.ts`, `import { z } from 'zod'`],
  ['zod', `${doctors}/parts/doctor-line.tsx`, `import type { z } from 'zod'`],
  ['zod', 'kit/geo/distance.ts', `import { z } from 'zod/mini'`],
  ['envelope', `${doctors}/server/handlers.ts`, `import { wrapReply } from '#kit/wire/envelope.ts'`],
])('[%s] is found in %s: %s', (rule, file, text) => {
  expect(checkPlanted({ [file]: text })).toMatchObject([{ rule, file, line: 1 }])
})

test.each<[file: string, text: string]>([
  [`${doctors}/pages/doctor-detail.tsx`, `import '${higher}/contract.ts'; import '${higher}/cards/panel.tsx'`],
  [
    `${doctors}/desk/parts/doctor-form.tsx`,
    `import '../contract.ts'; import '../../rules.ts'; import '${higher}/cards/a.tsx'`,
  ],
  [`${doctors}/parts/doctor-line.tsx`, `import '${higher}/desk/contract.ts'`],
  [`${doctors}/rules.ts`, `import '#app/wings/permissions.ts'; import './desk/audit.ts'`],
  [`${doctors}/contract.ts`, `import './rules.ts'; import './states.ts'; import '${location}/contract.ts'`],
  [
    `${doctors}/rules.ts`,
    `import type { Money } from '#kit/wire/call.ts'; import './states.ts'; import '${location}/rules.ts'`,
  ],
  [`${doctors}/server/queries.ts`, `import { and } from 'drizzle-orm'; import { findAll } from './queries/all.ts'`],
  [`${doctors}/server/queries/all.ts`, `import { and } from 'drizzle-orm'; import { d } from '../tables.ts'`],
  [`${doctors}/server/jobs.ts`, `import type { Job } from '#app/room.ts'; import { now } from '#kit/time/clock.ts'`],
  [`${doctors}/server/queries.test.ts`, `import '${higher}/server/seed.ts'; import { eq } from 'drizzle-orm'`],
  ['kit/db/open.ts', `import pg from 'pg'; import { drizzle } from 'drizzle-orm/node-postgres'`],
  ['kit/wire/load.ts', `import { ask } from './browser/caller.ts'`],
  ['server/config.ts', `import '${location}/rules.ts'; import '${location}/contract.ts'`],
  ['kit/wire/fields.ts', `import { z } from 'zod'; import './envelope.ts'`],
  ['server/settings.ts', `import { z } from 'zod'`],
  ['tools/seed.ts', `import '#server/app.ts'; import '#test/support/start-test-app.ts'`],
])('%s may say: %s', (file, text) => {
  expect(checkPlanted({ [file]: text })).toEqual([])
})
