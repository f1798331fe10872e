import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkImports } from './check-imports.ts'
import { checkRooms } from './check-rooms.ts'
import type { Finding } from './finding.ts'
import { readTree, type Tree } from './tree.ts'

/** A project in order: two rooms, one of them in a suite, a shell, a process and a kit. */
export const soundTree: Record<string, string> = {
  'app/areas/location/README.md': 'Cities and districts.\n',
  'app/areas/location/contract.ts': `import { z } from 'zod'\nexport const cities = { ask: z.object({}) }`,
  'app/areas/location/rules.ts': `import { distanceMetres } from '#kit/geo/distance.ts'
/** Near is within ten kilometres. */
export const isNear = distanceMetres`,
  'app/areas/location/cards/city-card.tsx': `export const CityCard = () => null`,
  'app/areas/location/server/tables.ts': `import { pgTable } from 'drizzle-orm/pg-core'\nexport const t = pgTable('location_cities', {})`,
  'app/areas/location/server/queries.ts': `import { eq } from 'drizzle-orm'\nimport { t } from './tables.ts'\nexport const q = [eq, t]`,
  'app/areas/location/server/public.ts': `export { q } from './queries.ts'`,
  'app/areas/guahao/README.md': 'Booking.\n',
  'app/areas/guahao/doctors/README.md': 'Doctors.\n',
  'app/areas/guahao/doctors/contract.ts': `import { z } from 'zod'\nexport const doctor = { ask: z.object({}) }`,
  'app/areas/guahao/doctors/routes.ts': `export const rows = [{ path: 'doctor/doctorDetail', file: page('doctor-detail') }]`,
  'app/areas/guahao/doctors/pages/doctor-detail.tsx': `import { cities } from '#app/areas/location/contract.ts'
import { CityCard } from '#app/areas/location/cards/city-card.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { DoctorLine } from '../parts/doctor-line.tsx'
export default function Page() { return [cities, CityCard, Frame, DoctorLine] && null }`,
  'app/areas/guahao/doctors/parts/doctor-line.tsx': `export const DoctorLine = () => null`,
  'app/areas/guahao/doctors/server/tables.ts': `import { t } from '#app/areas/location/server/tables.ts'\nexport const d = t`,
  'app/areas/guahao/doctors/server/handlers.ts': `import { q } from '#app/areas/location/server/public.ts'
import type { Context } from '#app/context.ts'
export const handlers = { doctor: (_: unknown, ctx: Context) => [q, ctx] }`,
  'app/areas/guahao/doctors/server/handlers.test.ts': `import { startTestApp } from '#test/support/start-test-app.ts'\nstartTestApp(new Date())`,
  'app/areas/guahao/doctors/server/seed/names.ts': `export const names = ['a']`,
  'app/areas/guahao/doctors/server/seed/names.csv': 'a\n',
  'app/shell/frame.tsx': `import { CityCard } from '#app/areas/location/cards/city-card.tsx'\nexport const Frame = CityCard`,
  'app/root.tsx': `import { Frame } from './shell/frame.tsx'\nexport default Frame`,
  'app/context.ts': `export type Context = object`,
  'server/request-context.ts': `import { q } from '#app/areas/location/server/public.ts'\nexport const contextMaker = q`,
  'kit/geo/distance.ts': `/** Metres. */\nexport const distanceMetres = 1`,
  'kit/time/clock.ts': `/** Now. */\nexport const now = () => new Date()`,
  'test/support/start-test-app.ts': `import { contextMaker } from '#server/request-context.ts'\n/** Starts. */\nexport const startTestApp = contextMaker`,
}

/** What the checks of rooms and imports say about the sound project with these files added or changed. */
export function checkPlanted(planted: Record<string, string>): Finding[] {
  const tree = treeOf(planted)
  return [...checkRooms(tree), ...checkImports(tree)]
}

/** The sound project with these files added or changed. */
export function treeOf(planted: Record<string, string>): Tree {
  const root = mkdtempSync(join(tmpdir(), 'structure-'))
  try {
    for (const [file, text] of Object.entries({ ...soundTree, ...planted })) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    const tree = readTree(root)
    const texts = new Map([...tree.files, ...tree.configs].map((file) => [file, tree.read(file)]))
    // The folder is gone when the checks read.
    return { ...tree, read: (file) => texts.get(file) ?? '' }
  } finally {
    rmSync(root, { recursive: true })
  }
}
