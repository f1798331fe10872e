import { addDoctorAccount, findDoctorLogin } from '#app/areas/access/doctors/server/public.ts'
import { exportList, permitted } from '#app/areas/access/staff/server/public.ts'
import { isCertified } from '#app/areas/consult/doctors/rules.ts'
import { findConsultDoctor } from '#app/areas/consult/doctors/server/public.ts'
import { lendAddress, receiveLicenceProof } from '#app/areas/files/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { isLoginName, normaliseLogin } from '#kit/check/login-name.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { licenceSorts } from '../../rules.ts'
import { decideLicence, enterLicence, withdrawLicence } from '../commands/keep.ts'
import { asDoctorOf, asLicence, asLicencePage, licenceColumns } from '../present.ts'
import * as queries from '../queries.ts'

const find = ({ db, staff }: StaffContext, id: number) => queries.findLicence(db, staff.hospitalId, id)

const pageOf = async (ctx: StaffContext, found: NonNullable<Awaited<ReturnType<typeof find>>>) => {
  const { db, now, staff } = ctx
  const { doctorId, enteredBy, decidedBy, proofs } = found.licence
  const ids = [enteredBy, decidedBy].filter((id) => id !== null)
  const [names, loginName, asked] = await Promise.all([
    queries.listNames(db, ids),
    findDoctorLogin(db, doctorId),
    findConsultDoctor(db, doctorId),
  ])
  const today = dayOf(now)
  return asLicencePage(found, {
    today,
    staffId: staff.staffId,
    names,
    loginName,
    proofs: proofs.map((address) => lendAddress(ctx, address)),
    isCertified: isCertified(asked, today),
  })
}

export const handlers = permitted(contract, {
  async deskLicences(asked, { db, staff, now }) {
    const today = dayOf(now)
    return paged(
      await queries.listLicences(db, staff.hospitalId, asked, today, licenceSorts).page(asked),
      asLicence(today),
    )
  },

  async deskLicencesExport(asked, ctx) {
    const { upTo: rows } = queries.listLicences(ctx.db, ctx.staff.hospitalId, asked, dayOf(ctx.now), licenceSorts)
    return (
      (await exportList(ctx, { title: '执业证书', rows, columns: licenceColumns, asked })) ?? ctx.refuse('too-many')
    )
  },

  async deskLicenceDoctors(_, { db, staff, now }) {
    const [list, due_num] = await Promise.all([
      queries.listDoctorsOf(db, staff.hospitalId),
      queries.countDue(db, staff.hospitalId, dayOf(now)),
    ])
    return { due_num, list: list.map(asDoctorOf) }
  },

  async deskLicence({ licence_id }, ctx) {
    const found = await find(ctx, licence_id)
    return found ? pageOf(ctx, found) : ctx.refuse('not-found')
  },

  async deskLicenceEnter({ doctor_id: doctorId, issued_on: issuedOn, ends_on, proofs, ...rest }, ctx) {
    const entered = { ...rest, doctorId, issuedOn, endsOn: ends_on ?? null, proofs: [...new Set(proofs)] }
    const id = await enterLicence(ctx, entered)
    return id instanceof Refused ? id : { licence_id: id }
  },

  async deskLicenceProof(_, ctx) {
    const received = await receiveLicenceProof(ctx)
    const { mostMegabytes: megabytes } = ctx.config.uploads
    return typeof received === 'string' ? ctx.refuse(received, { megabytes }) : received
  },

  async deskLicenceDecide({ licence_id, is_right, reason = '' }, ctx) {
    const found = await find(ctx, licence_id)
    if (!found) return ctx.refuse('not-found')
    if (is_right === 0 && reason === '') return ctx.refuse('no-reason')
    return (await decideLicence(ctx, found.licence, { isRight: is_right === 1, reason })) ?? { licence_id }
  },

  async deskLicenceWithdraw({ licence_id, reason }, ctx) {
    const found = await find(ctx, licence_id)
    if (!found) return ctx.refuse('not-found')
    return (await withdrawLicence(ctx, found.licence, reason)) ?? { licence_id }
  },

  async deskLicenceAccount({ licence_id, login_name }, ctx) {
    const found = await find(ctx, licence_id)
    if (!found) return ctx.refuse('not-found')
    const loginName = normaliseLogin(login_name)
    if (!isLoginName(loginName)) return ctx.refuse('login-name')
    const { doctorId, hospitalId } = found.licence
    const { staffId, name } = ctx.staff
    const giver = { staffId, name, traceid: ctx.incoming.traceid }
    const given = await ctx.transact((inside) => addDoctorAccount(inside, { doctorId, hospitalId, loginName }, giver))
    if (typeof given === 'string') return ctx.refuse(given)
    return { doctor_id: doctorId, login_name: loginName, first_password: given.password }
  },
})
