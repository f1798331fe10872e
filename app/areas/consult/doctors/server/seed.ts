import { DEFAULT_CITY } from '#app/areas/location/rules.ts'
import type { Seed } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { earlier } from '#kit/time/span.ts'
import { type ConsultationKind, consultationKinds, usualWait } from '../rules.ts'
import { insertAdverts, insertConsultDoctors, insertDepartmentServices, insertServices } from './queries/change.ts'
import { listOnline } from './queries/seed.ts'
import { advertsFrom } from './seed/adverts.ts'
import { termsOf } from './seed/terms.ts'

type Online = Awaited<ReturnType<typeof listOnline>>[number]

/** Who is invented to be asked: most are certified, the best known are famous, some are new and unmeasured. */
export const seed: Seed = {
  after: ['guahao/doctors'],
  async run({ db, now }) {
    const online = await listOnline(db)
    if (online.length === 0) return
    const byDoctor = Map.groupBy(online, ({ doctorId }) => doctorId)
    const asked = [...byDoctor.values()].map((offers) => askedOf(offers[0] as Online, now))
    await insertConsultDoctors(db, asked)
    const known = mostAsked(asked, (doctorId) => (byDoctor.get(doctorId) ?? []).some(isTextHere))
    const offers = [...byDoctor].flatMap(([doctorId, own]) => (known.has(doctorId) ? inEveryWay(own) : own))
    await insertServices(db, offers.map(serviceOf))
    await insertDepartmentServices(db, departmentsOf(online))
    await insertAdverts(db, advertsFrom(now))
  },
}

/** So many doctors of the usual city, whom most have asked by text, can be asked in every way. */
const WELL_KNOWN = 3

const isTextHere = (one: Online): boolean => kindOf(one) === 'text' && one.cityId === DEFAULT_CITY

const mostAsked = (asked: readonly ReturnType<typeof askedOf>[], isMeant: (doctorId: number) => boolean) =>
  new Set(
    asked
      .filter(({ doctorId, certifyState }) => certifyState === 'certified' && isMeant(doctorId))
      .sort((a, b) => b.answeredCount - a.answeredCount || a.doctorId - b.doctorId)
      .slice(0, WELL_KNOWN)
      .map(({ doctorId }) => doctorId),
  )

const inEveryWay = ([first]: readonly Online[]): Online[] =>
  first ? consultationKinds.map((kind) => ({ ...first, service: `ask_${kind}` })) : []

const kindOf = ({ service }: Online) => service.replace('ask_', '') as ConsultationKind

const askedOf = ({ doctorId, title, bookedCount }: Online, now: Date) => {
  const chance = seeded(`asked ${doctorId}`)
  const certifyState = chance.next() < 0.94 ? ('certified' as const) : ('pending' as const)
  const answeredCount = certifyState === 'certified' ? Math.round(bookedCount * chance.next() * 0.3) : 0
  const rated = Math.round(answeredCount * 0.4)
  const pace = chance.int(8, 180)
  const waits = Array.from({ length: Math.min(20, answeredCount) }, () => chance.int(pace, pace * 5) * 15)
  return {
    doctorId,
    certifyState,
    answeredCount,
    waitSeconds: waits,
    usualWaitMinutes: usualWait(waits),
    starCount: rated,
    starSum: Math.min(5 * rated, Math.round(rated * (4.3 + chance.next() * 0.7))),
    isFamous: certifyState === 'certified' && title >= 40 && answeredCount > 60,
    isHot: answeredCount > 120,
    openedAt: earlier(now, { days: chance.int(1, 900) }),
  }
}

const serviceOf = (online: Online) => {
  const kind = kindOf(online)
  const terms = termsOf(kind, online.title, seeded(`service ${online.doctorId} ${kind}`))
  return { doctorId: online.doctorId, kind, ...terms, vipPriceFen: Math.floor((terms.priceFen * 0.8) / 100) * 100 }
}

/** Departments of which at least two invented doctors answer by text can be asked without naming one. */
const departmentsOf = (online: readonly Online[]) => {
  const byText = online.filter((one) => kindOf(one) === 'text')
  const groups = Map.groupBy(byText, ({ catalogueId }) => catalogueId)
  return [...groups]
    .filter(([, doctors]) => doctors.length > 1)
    .map(([catalogueId]) => {
      const kind = 'text' as const
      const hurried = { priceFen: 1_900, acceptMinutes: 15, replyMinutes: 60 }
      return { catalogueId, kind, ...termsOf(kind, 20, seeded(`department ${catalogueId}`)), ...hurried }
    })
}
