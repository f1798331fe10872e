import type { FreeSlot } from '#app/areas/guahao/schedules/server/public.ts'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { instantAt } from '#kit/time/day.ts'
import { type Dose, doseStateWords, type Given, type Planned, variantOf } from '../rules.ts'
import type { VaccinationRow } from './queries.ts'

/** The kind of sealed text. */
export const VACCINATION = 'vaccination'

/** What is written of a dose that was given. */
export interface Vaccination extends Given {
  note: string
  /** What who wrote it is to the child; '' of who began the record. */
  by: string
}

/** What was chosen for a child, and of which doses its family was told. */
export interface Choices {
  /** The line of each series that somebody chose. */
  lines: Readonly<Record<string, string>>
  told: readonly string[]
  /** Nobody is reminded. */
  isQuiet: boolean
  /** The self-paid vaccines are shown too; nobody sees them until they say so. */
  showsSelfPaid?: boolean
}

/** Of a child for whom nothing was chosen. */
export const noChoices: Choices = { lines: {}, told: [], isQuiet: false }

type Sealing = Pick<Context, 'config'>

/** Seals what is written of a child's vaccines. */
export const sealed = ({ config }: Sealing, content: unknown): string =>
  sealOf(config).seal(JSON.stringify(content), VACCINATION)

/** What was sealed so. */
export const opened = <T>({ config }: Sealing, text: string): T =>
  JSON.parse(sealOf(config).open(text, VACCINATION)) as T

export const asVaccination = (
  ctx: Sealing,
  row: Pick<VaccinationRow, 'id' | 'contentSealed'>,
): Vaccination & { id: number } => ({
  ...opened<Vaccination>(ctx, row.contentSealed),
  id: row.id,
})

/** What stands under every plan. */
export const CAUTION =
  '按免费疫苗的程序推算，只作提醒。孩子发热、生病或有过敏，以接种门诊医生的判断为准；请带上接种证。'

/** What stands under the self-paid ones. */
export const SELF_PAID_CAUTION =
  '自费疫苗自愿接种，打不打、打哪一种请问接种门诊。五联、四联等联合疫苗可以代替其中几种，门诊会一起安排。'

/** An age at which a dose is given: 出生时, 8 月龄, 4 周岁. */
const ageWordsOf = (months: number): string => {
  if (months === 0) return '出生时'
  if (months < 36 || months % 6 !== 0) return `${months} 月龄`
  return months % 12 === 0 ? `${months / 12} 周岁` : `${Math.floor(months / 12)} 岁半`
}

export const asPlanned = ({ dose, state, givenOn, from, until }: Planned, noted: ReadonlyMap<string, Vaccination>) => ({
  dose: dose.id,
  name: dose.name,
  number_words: `第 ${dose.number} 剂`,
  prevents: dose.prevents,
  advice: dose.note,
  age_words: ageWordsOf(dose.ageMonths),
  state,
  state_words: doseStateWords[state],
  given_date: givenOn ?? '',
  note: noted.get(dose.id)?.note ?? '',
  by: noted.get(dose.id)?.by ?? '',
  from_date: from ?? '',
  until_date: until ?? '',
})

/** Series with two lines, and in which one a child is. */
export const asLines = (doses: readonly Dose[], given: readonly Given[], chosen: Readonly<Record<string, string>>) => {
  const series = [...new Set(doses.filter(({ variant }) => variant !== null).map((dose) => dose.series))]
  return series.map((name) => {
    const own = doses.filter((dose) => dose.series === name)
    const current = variantOf(doses, given, chosen, name)
    const variants = [...new Set(own.flatMap(({ variant }) => variant ?? []))]
    return {
      series: name,
      name: own[0]?.prevents ?? name,
      is_open: !own.some(({ id }) => given.some(({ dose }) => dose === id)),
      options: variants.map((variant) => ({
        variant,
        name: `${own.find((dose) => dose.variant === variant)?.name ?? variant}（${own.filter((dose) => dose.variant === variant).length} 剂）`,
        is_current: variant === current,
      })),
    }
  })
}

export const asClinic = ({ date, beginMinutes, endMinutes, ...slot }: FreeSlot) => ({
  slot_id: slot.slotId,
  unit_id: slot.hospitalId,
  unit_name: slot.hospitalName,
  address: slot.address,
  dep_id: slot.depId,
  doctor_id: slot.doctorId,
  doctor_name: slot.doctorName,
  date,
  begin_time: instantAt(date, beginMinutes),
  end_time: instantAt(date, endMinutes),
  fee: slot.feeFen,
  left_num: slot.left,
})
