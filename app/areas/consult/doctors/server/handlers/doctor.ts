import { sexCode } from '#app/areas/access/patients/rules.ts'
import { listOwnMembers } from '#app/areas/account/members/server/public.ts'
import { classesOfDoctor } from '#app/areas/audio-class/server/public.ts'
import { findDoctor, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { isPersonName } from '#kit/text/name.ts'
import { dayOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import type * as contract from '../../contract/doctor.ts'
import { certifyStates } from '../../rules.ts'
import { asConsultDoctor, asDepartment, asExperience, asIllTag, asService, asVipServices } from '../present.ts'
import * as queries from '../queries.ts'
import { choices } from './choices.ts'

/** How many of their classes stand beside a doctor's services. */
const FEW_CLASSES = 3

/** By these the sealed texts of a sign-up are known. */
export const SIGN_UP = 'psychology-sign-up'

/** What a certified doctor offers; another one offers nothing. */
const offeredBy = async ({ db }: RequestContext, doctorId: number) => {
  const { asked, isOpen = false, services = [] } = (await queries.findOffer(db, doctorId)) ?? {}
  return { asked, isOpen, services: asked?.certifyState === 'certified' ? services : [] }
}

const isMember = async ({ db, patient }: RequestContext) =>
  patient !== null && (await queries.findLevel(db, patient)) > 0

const asVip = (services: readonly queries.ServiceRow[]) => {
  const vipList = asVipServices(services)
  return { is_vip: vipList.length > 0, vipList }
}

const certified = (asked: queries.ConsultDoctorRow | undefined) => {
  const state = asked?.certifyState ?? 'none'
  return { certify_words: certifyStates[state].words, is_certified: state === 'certified' }
}

export const doctorHandlers: Handlers<typeof contract> = {
  async doctorServices({ doctor_id, unit_id: hospitalId, dep_id: depId }, ctx) {
    const [doctor, atHome] = await Promise.all([
      findDoctor(ctx.db, doctor_id, { hospitalId, depId }),
      findDoctor(ctx.db, doctor_id),
    ])
    if (!doctor || !atHome) return ctx.refuse('not-found')
    const { asked, services } = await offeredBy(ctx, doctor_id)
    const { illnesses, ...bond } = await queries.findColleagues(ctx.db, doctor_id, ctx.patient)
    const { list: microlist, total: wkt_total_count } = await classesOfDoctor(ctx, atHome, FEW_CLASSES)
    return {
      doctor_id,
      askList: services.map(asService),
      ill_tags: illnesses.map(asIllTag),
      is_booking: doctor.isOpen && doctor.nextFreeAt !== null && doctor.nextFreeAt > ctx.now,
      isInviteDoc: bond.isBound,
      inviteNum: bond.boundCount,
      is_vip_member: bond.level > 0,
      ...asVip(services),
      ...asExperience(asked),
      ...certified(asked),
      microlist,
      wkt_total_count,
    }
  },

  async networkServices({ doctor_id }, ctx) {
    if (!(await findDoctor(ctx.db, doctor_id))) return ctx.refuse('not-found')
    const { services } = await offeredBy(ctx, doctor_id)
    const on = services.filter(({ isOn }) => isOn)
    return { doctor_id, list: on.map(asService), is_show_infirmary: on.length > 0 }
  },

  async vipServices({ doctor_id }, ctx) {
    if (!(await findDoctor(ctx.db, doctor_id))) return ctx.refuse('not-found')
    const { services } = await offeredBy(ctx, doctor_id)
    return { is_vip_member: await isMember(ctx), list: asVipServices(services) }
  },

  async departmentServices(_, ctx) {
    const found = await choices(ctx, 'departments and their services', () => queries.listDepartmentServices(ctx.db))
    const groups = Map.groupBy(found, ({ service }) => service.catalogueId)
    return {
      list: [...groups].map(([id, rows]) => ({
        ...asDepartment({ id, name: rows[0]?.name ?? '' }),
        services: rows.map(({ service }) => asService(service)),
        doctor_num: Math.max(...rows.map(({ doctorCount }) => doctorCount)),
      })),
    }
  },

  async bindDoctor({ doctor_id }, { db, patient, now, refuse }) {
    if (!(await findDoctor(db, doctor_id))) return refuse('not-found')
    await queries.insertBinding(db, patient, doctor_id, now)
    return { doctor_id, is_bound: true }
  },

  async unbindDoctor({ doctor_id }, { db, patient, refuse }) {
    if (!(await findDoctor(db, doctor_id))) return refuse('not-found')
    await queries.deleteBinding(db, patient, doctor_id)
    return { doctor_id, is_bound: false }
  },

  async isHotDoctor({ doctor_id }, { db, refuse }) {
    if (!(await findDoctor(db, doctor_id))) return refuse('not-found')
    return { doctor_id, is_hot: (await queries.findConsultDoctor(db, doctor_id))?.isHot ?? false }
  },

  async certifyStateOf({ doctor_id }, { db, patient, refuse }) {
    const id = doctor_id ?? (await queries.listBound(db, patient))[0]?.doctorId
    if (id === undefined || !(await findDoctor(db, id))) return refuse('not-found')
    const asked = await queries.findConsultDoctor(db, id)
    return { doctor_id: id, certify_state: certifyStates[asked?.certifyState ?? 'none'].code, ...certified(asked) }
  },

  async embedDoAsk({ doctor_id }, ctx) {
    const { db, now, patient, refuse } = ctx
    const [card] = await listDoctorCards(db, [doctor_id])
    if (!card) return refuse('not-found')
    const { asked, isOpen, services } = await offeredBy(ctx, doctor_id)
    const service = services.find(({ kind, isOn }) => kind === 'text' && isOn)
    if (!service || !isOpen) return refuse('closed')
    const members = patient === null ? [] : await listOwnMembers(db, patient)
    return {
      doctor: asConsultDoctor(card, asked, services, now),
      price: service.priceFen,
      is_signed_in: patient !== null,
      members: members.map(({ id, truename, birthday, sex }) => ({
        member_id: id,
        truename,
        age: ageOn(birthday, dayOf(now)),
        sex: sexCode(sex),
      })),
    }
  },

  async psychologyJoin({ truename, mobile, content }, { db, config, now, refuse }) {
    if (!isPersonName(truename)) return refuse('bad-name')
    const seal = sealOf(config)
    const is_new = await queries.insertSignUp(db, {
      mobileIndex: seal.index(mobile, SIGN_UP),
      mobileSealed: seal.seal(mobile, SIGN_UP),
      nameSealed: seal.seal(truename, SIGN_UP),
      contentSealed: seal.seal(content, SIGN_UP),
      signedAt: now,
    })
    return { is_new }
  },
}
