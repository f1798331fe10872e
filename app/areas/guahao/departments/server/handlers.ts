import { isMarked } from '#app/areas/account/marks/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { asDepartmentCard, asGroups } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async depList({ unit_id, class_id: classId }, { db, refuse }) {
    const hospital = await findHospital(db, unit_id)
    if (!hospital) return refuse('not-found')
    const rows = await queries.listDepartments(db, unit_id, { classId })
    return {
      unit_id,
      unit_name: hospital.name,
      list: rows.map(asDepartmentCard),
      ghdep: asGroups(rows),
      activeDepId: rows[0]?.id ?? null,
    }
  },

  async depIntro({ dep_id, unit_id }, { db, refuse }) {
    const department = await queries.findDepartment(db, dep_id, unit_id)
    const hospital = department && (await findHospital(db, department.hospitalId))
    if (!hospital) return refuse('not-found')
    const { introduction, notice } = department
    return { ...asDepartmentCard(department), unit_name: hospital.name, introduction, notice }
  },

  async depMarkStatus({ dep_id, unit_id }, { db, patient, refuse }) {
    if (!(await queries.findDepartment(db, dep_id, unit_id))) return refuse('not-found')
    return { dep_id, mark_status: await isMarked(db, patient, 'department', dep_id) }
  },

  async depIsReferral({ dep_id, unit_id }, { db, refuse }) {
    const department = await queries.findDepartment(db, dep_id, unit_id)
    return department ? { dep_id, is_referral: department.isReferral } : refuse('not-found')
  },

  async referralDeps({ unit_id }, { db, refuse }) {
    if (!(await findHospital(db, unit_id))) return refuse('not-found')
    return { list: (await queries.listDepartments(db, unit_id, { referral: true })).map(asDepartmentCard) }
  },

  async unitHotDeps({ id, page, page_size: size }, { db, refuse }) {
    if (!(await findHospital(db, id))) return refuse('not-found')
    return paged(await queries.listHotDepartments(db, id, { page, size }), asDepartmentCard)
  },
}
