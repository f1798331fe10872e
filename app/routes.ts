import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import { findRows } from '#server/pages/find-rows.ts'
import type { Row } from './route-table.ts'

const { rows, moved } = await findRows()

const entry = ({ id, path, file }: Row): RouteConfigEntry => ({ id, path, file })

const gates: RouteConfigEntry[] = [
  { id: 'signed-in', file: 'shell/signed-in.tsx', children: rows.filter((row) => row.login).map(entry) },
  { id: 'staff-signed-in', file: 'shell/staff-signed-in.tsx', children: rows.filter((row) => row.staff).map(entry) },
  { id: 'doctor-signed-in', file: 'shell/doctor-signed-in.tsx', children: rows.filter((row) => row.doctor).map(entry) },
]

export default [
  ...rows.filter((row) => !row.login && !row.staff && !row.doctor).map(entry),
  ...gates.filter((gate) => gate.children?.length),
  ...moved.map(({ path }): RouteConfigEntry => ({ id: `moved${path}`, path, file: 'shell/moved.tsx' })),
  { id: 'no-such-page', path: '*', file: 'shell/failed/no-such-page.tsx' },
] satisfies RouteConfig
