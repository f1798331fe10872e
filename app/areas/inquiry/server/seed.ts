import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { overseasHospitals } from '#app/areas/overseas/directory/server/public.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import { type Currency, PROMISE, promisedFrom, type QuoteLine, sumsOf } from '../rules.ts'
import { transferTo } from './commands/papers.ts'
import { closed } from './commands/sealed.ts'
import { openShare } from './commands/share.ts'
import * as queries from './queries.ts'
import { glossary } from './seed/glossary.ts'

/** Yuan for one unit, in millionths: such as they were in the autumn of 2026, invented. */
const rates: readonly [Currency, number][] = [
  ['USD', 7_105_000],
  ['EUR', 8_240_000],
  ['JPY', 47_600],
  ['GBP', 9_430_000],
  ['CHF', 8_870_000],
  ['SGD', 5_480_000],
  ['KRW', 4_920],
  ['THB', 219_000],
  ['HKD', 914_000],
]

/** Rates of today, a case with two quotes, and one that waits for its first answer: of the first patients of the demonstration. */
export const seed: Seed = {
  after: ['access/patients', 'overseas/directory'],
  async run(seeding) {
    const { db, today, now } = seeding
    for (const [currency, rateMillionths] of rates)
      await queries.upsertRate(db, { currency, day: today, rateMillionths, staffId: 0, madeAt: now })
    for (const term of glossary) await queries.insertTerm(db, term)
    const [first, second] = await listPatients(db)
    const hospitals = (await queries.listHospitals(seeding)).slice(0, 2)
    if (first && hospitals.length === 2)
      await seedQuoted(
        seeding,
        first.id,
        hospitals.map(({ id }) => id),
      )
    if (second)
      await seedSent(
        seeding,
        second.id,
        hospitals.map(({ id }) => id),
      )
  },
}

const base = (seeding: Seeding, patientId: number, hospitalIds: number[]) => ({
  patientId,
  hospitalIds,
  feeFen: seeding.config.inquiry.feeFen,
})

const seedSent = async (seeding: Seeding, patientId: number, hospitalIds: number[]) => {
  const { db, config, now } = seeding
  const sentAt = earlier(now, { hours: 3 })
  await queries.insertRequest(db, {
    ...base(seeding, patientId, hospitalIds),
    id: 'demo-inquiry-sent-0001',
    projectId: 4,
    contentSealed: closed(
      { config },
      {
        truename: '演示患者',
        mobile: '13800000002',
        content: '主动脉瓣狭窄，想问微创换瓣的方案、住院时间和费用。',
      },
    ),
    state: 'sent',
    path: ['sent'],
    pathAt: [sentAt],
    madeAt: sentAt,
    ...promisedFrom(sentAt),
  })
}

const seedQuoted = async (seeding: Seeding, patientId: number, hospitalIds: number[]) => {
  const { db, config, now } = seeding
  const id = 'demo-inquiry-quoted-0001'
  const at = (hours: number) => earlier(now, { hours })
  await queries.insertRequest(db, {
    ...base(seeding, patientId, hospitalIds),
    id,
    projectId: 2,
    contentSealed: closed(
      { config },
      {
        truename: '演示患者',
        mobile: '13800000000',
        content: '肺癌术后半年复查，医生建议局部放疗。想问质子治疗是否合适、要多少次、总费用。',
      },
    ),
    state: 'quoted',
    path: ['sent', 'papers', 'asked', 'quoted'],
    pathAt: [at(60), at(52), at(40), at(10)],
    staffName: '何知夏',
    madeAt: at(60),
    answerBy: later(at(60), { hours: PROMISE.answerHours }),
    answeredAt: at(52),
    quoteBy: later(at(60), { hours: PROMISE.quoteHours }),
    quotedAt: at(10),
  })
  const said = { requestId: id, author: 'staff', name: '何知夏', isShown: true } as const
  const words = '您好，我是您的专人何知夏。请补一份术后病理和最近一次增强 CT。'
  await queries.insertNote(db, { ...said, textSealed: closed({ config }, words), madeAt: at(52) })
  const known = await overseasHospitals({ db, now }, hospitalIds)
  for (const [n, hospitalId] of hospitalIds.entries()) {
    const hospital = known.get(hospitalId)
    if (!hospital) continue
    const transfer = transferTo({ projectId: 2 }, hospital)
    await queries.upsertTransfer(db, { requestId: id, hospitalId, ...transfer, agreedAt: at(45) })
    const share = await openShare({ db, config, now: at(44) }, { id }, { hospitalId, days: 14, staffName: said.name })
    await queries.insertLook(db, { shareId: share.id, who: `${hospital.name}国际部`, lookedAt: at(30) })
    await seedQuote(seeding, { id, hospitalId, n, currency: hospital.currency })
  }
}

const seedQuote = async (
  { db, now }: Seeding,
  { id, hospitalId, n, currency: named }: { id: string; hospitalId: number; n: number; currency: string },
) => {
  const known = rates.find(([one]) => one === named)
  const [currency, rateMillionths] = known ?? (['USD', 7_105_000] as const)
  // The same worth in any currency, a little more at the second hospital.
  const cents = (yuan: number) => Math.round(((yuan * (10 + n)) / 10 / rateMillionths) * 1_000_000) * 100
  const line = (name: string, count: number, yuan: number, more: Partial<QuoteLine> = {}): QuoteLine => ({
    name,
    count,
    priceCents: cents(yuan),
    currency,
    isIncluded: true,
    payee: 'hospital',
    ...more,
  })
  const lines = [
    line('质子治疗（每次）', 30, 9_800),
    line('定位 CT 与计划', 1, 18_000),
    line('多学科会诊', 1, 6_000),
    line('翻译陪诊（每天）', 10, 1_200, { isIncluded: false, payee: 'other' }),
  ]
  const day = dayOf(now)
  const used = { [currency]: { rateMillionths, day } }
  const sums = sumsOf(lines, used)
  if (!sums) throw new Error('a quote of the demonstration has no sum')
  await queries.insertQuote(db, {
    requestId: id,
    hospitalId,
    version: 1,
    lines,
    rates: used,
    ...sums,
    validUntil: addDays(day, 30),
    depositFen: 2_000_000,
    backPercents: { deposit: 100, letter: 80, travel: 50 },
    assumptions: '按目前的资料估算；如需再手术或出现并发症，费用另计。',
    author: 'staff',
    name: '何知夏',
    madeAt: earlier(now, { hours: 10 - n }),
  })
}
