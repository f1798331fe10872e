import { PLATFORM_DESK } from '#app/areas/access/staff/rules.ts'
import { codeOf, findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Context, Staff } from '#app/context.ts'
import type { Importer } from '#app/room.ts'
import type { Bringing } from './bring.ts'

const inOrder = ['hospitals', 'departments', 'doctors', 'schedules', 'licences', 'goods']
const placeOf = (kind: string) => inOrder.indexOf(kind) + 1 || inOrder.length + 1

/**
 * What somebody may bring at their desk, in the order in which it is brought. At a hospital's, what belongs to a hospital and they
 * may write there by hand; at the platform's, all, who manages what is shared. Who is confined to some departments brings nothing.
 */
export const importersFor = (
  { importers = new Map() }: Pick<Context, 'importers'>,
  { hospitalId, permissions, departmentIds }: Pick<Staff, 'hospitalId' | 'permissions' | 'departmentIds'>,
): Importer<never>[] => {
  const all = [...importers.values()].sort((a, b) => placeOf(a.kind) - placeOf(b.kind))
  if (departmentIds !== null) return []
  if (hospitalId === PLATFORM_DESK) return permissions.includes('masters.manage') ? all : []
  return all.filter(({ may, ofHospital }) => ofHospital !== undefined && permissions.includes(may))
}

/** The code of the desk's hospital as its files name it; '' at the platform's desk, undefined for a hospital that has none. */
export const deskCode = async ({ db }: Pick<Context, 'db'>, hospitalId: number): Promise<string | undefined> =>
  hospitalId === PLATFORM_DESK ? '' : codeOf((await findHospital(db, hospitalId))?.sourceKey ?? '')

/** How far a desk reaches: at a hospital's only its own rows, whose code a file may leave out. */
export const reachOf = ({ ofHospital = '' }: Importer<never>, code: string): Pick<Bringing, 'defaults' | 'onlyOf'> =>
  code === '' ? {} : { defaults: { [ofHospital]: code }, onlyOf: code }
