import { PLATFORM_DESK } from '#app/areas/access/staff/rules.ts'
import { exportList, permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { receiveGoodsPicture } from '#app/areas/files/server/public.ts'
import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import {
  countFiled,
  findDepartment,
  listDepartmentChoices,
  listManagedDepartments,
} from '#app/areas/guahao/departments/server/public.ts'
import { findManagedDoctor, listDoctorPosts, listManagedDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import { countByCity, listManagedHospitals, listMediaOf } from '#app/areas/guahao/hospitals/server/public.ts'
import { findCity, findUsualCity, listManagedCities } from '#app/areas/location/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { wordsIn } from '../rules.ts'
import { addToCatalogue, changeCatalogue } from './commands/catalogue.ts'
import { changeCity } from './commands/city.ts'
import { closePractice, findOwnHospital, findPractice, previewClosing, reopenPractice } from './commands/close.ts'
import { addDepartment, changeDepartment } from './commands/department.ts'
import { addDoctor, changeDoctor } from './commands/doctor.ts'
import { addHospital, changeHospital } from './commands/hospital.ts'
import * as present from './present.ts'

/** Of hospitals, which the desk sees: undefined is all. */
const onlyOwn = (ctx: StaffContext) => (servesPlatform(ctx) ? undefined : ctx.staff.hospitalId)

export const handlers = permitted(contract, {
  async deskHospitals(asked, ctx) {
    const found = await listManagedHospitals(ctx.db, onlyOwn(ctx), asked).page(asked)
    return paged(found, present.asHospital(ctx.staff.hospitalId))
  },

  async deskHospitalsExport(asked, ctx) {
    const { upTo: rows } = listManagedHospitals(ctx.db, onlyOwn(ctx), asked)
    const columns = present.hospitalColumns
    return (await exportList(ctx, { title: '医院', rows, columns, asked })) ?? ctx.refuse('too-many')
  },

  async deskHospitalSheet({ unit_id }, ctx) {
    const row = await findOwnHospital(ctx, unit_id)
    if (!row) return ctx.refuse('not-found')
    const [media, city] = await Promise.all([listMediaOf(ctx.db, row.id), findCity(ctx.db, row.cityId)])
    return present.asHospitalSheet(row, { media, cityName: city?.name ?? '' })
  },

  async deskHospitalAdd({ code, ...written }, ctx) {
    return servesPlatform(ctx) ? addHospital(ctx, code, written) : ctx.refuse('not-platform')
  },

  async deskHospitalChange({ unit_id, version: _, ...written }, ctx) {
    const before = await findOwnHospital(ctx, unit_id)
    return before ? changeHospital(ctx, before, written) : ctx.refuse('not-found')
  },

  async deskMasterPicture(_, ctx) {
    const received = await receiveGoodsPicture(ctx)
    const { mostMegabytes: megabytes } = ctx.config.uploads
    return typeof received === 'string' ? ctx.refuse(received, { megabytes }) : received
  },

  deskDepartments: async (asked, ctx) =>
    paged(await listManagedDepartments(ctx.db, ctx.staff.hospitalId, asked).page(asked), present.asDepartment),

  async deskDepartmentsExport(asked, ctx) {
    const { upTo: rows } = listManagedDepartments(ctx.db, ctx.staff.hospitalId, asked)
    const columns = present.departmentColumns
    return (await exportList(ctx, { title: '科室', rows, columns, asked })) ?? ctx.refuse('too-many')
  },

  async deskDepartmentChoices(_, { db, staff }) {
    return present.asChoices(await listCatalogue(db), await listDepartmentChoices(db, staff.hospitalId))
  },

  async deskDepartmentAdd({ code, ...written }, ctx) {
    return ctx.staff.hospitalId === PLATFORM_DESK ? ctx.refuse('no-hospital') : addDepartment(ctx, code, written)
  },

  async deskDepartmentChange({ dep_id, version: _, ...written }, ctx) {
    const before = await findDepartment(ctx.db, dep_id, ctx.staff.hospitalId)
    return before ? changeDepartment(ctx, before, written) : ctx.refuse('not-found')
  },

  async deskCatalogue({ class_id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return present.asCatalogue(await listCatalogue(ctx.db), await countFiled(ctx.db), class_id)
  },

  async deskCatalogueAdd({ class_id, aliases, ...written }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return addToCatalogue(ctx, class_id, { ...written, aliases: wordsIn(aliases ?? '') })
  },

  async deskCatalogueChange({ catalogue_id, aliases, ...written }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return changeCatalogue(ctx, catalogue_id, { ...written, aliases: wordsIn(aliases ?? '') })
  },

  async deskCities(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const found = await listManagedCities(ctx.db, asked).page(asked)
    const counts = await countByCity(
      ctx.db,
      found.rows.map(({ id }) => id),
    )
    return paged(found, present.asManagedCity(counts, await findUsualCity(ctx.db)))
  },

  async deskCityChange({ city_id: id, hot_rank: hotRank = null, is_open, is_default }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return changeCity(ctx, id, { hotRank, isOpen: is_open === 1, isDefault: is_default === 1 })
  },

  deskDoctors: async (asked, ctx) =>
    paged(await listManagedDoctors(ctx.db, ctx.staff.hospitalId, asked).page(asked), present.asDoctor),

  async deskDoctorsExport(asked, ctx) {
    const { upTo: rows } = listManagedDoctors(ctx.db, ctx.staff.hospitalId, asked)
    const columns = present.doctorColumns
    return (await exportList(ctx, { title: '医生', rows, columns, asked })) ?? ctx.refuse('too-many')
  },

  async deskDoctorSheet({ doctor_id }, { db, staff, refuse }) {
    const row = await findManagedDoctor(db, staff.hospitalId, doctor_id)
    return row ? present.asDoctorSheet(row, await listDoctorPosts(db, row.id)) : refuse('not-found')
  },

  deskDoctorAdd: async ({ code, ...written }, ctx) => addDoctor(ctx, code, written),

  async deskDoctorChange({ doctor_id, version: _, ...written }, ctx) {
    const before = await findManagedDoctor(ctx.db, ctx.staff.hospitalId, doctor_id)
    return before ? changeDoctor(ctx, before, written) : ctx.refuse('not-found')
  },

  async deskClosingPreview({ from, ...named }, ctx) {
    const practice = await findPractice(ctx, named)
    if (!practice) return ctx.refuse('not-found')
    return from < dayOf(ctx.now) ? ctx.refuse('past') : previewClosing(ctx, practice, from)
  },

  async deskClose({ from, reason, stop_booked = 0, ...named }, ctx) {
    const practice = await findPractice(ctx, named)
    if (!practice) return ctx.refuse('not-found')
    if (from < dayOf(ctx.now)) return ctx.refuse('past')
    return closePractice(ctx, practice, { from, reason, stopsBooked: stop_booked === 1 })
  },

  async deskReopen(named, ctx) {
    const practice = await findPractice(ctx, named)
    if (!practice) return ctx.refuse('not-found')
    if (practice.isOpen && practice.closesOn === null) return ctx.refuse('not-closed')
    return { made_num: await reopenPractice(ctx, practice) }
  },
})
