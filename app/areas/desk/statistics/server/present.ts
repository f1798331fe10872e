import { functions, knownFunction } from '#app/areas/analytics/rules/functions.ts'
import { funnelFigures } from '#app/areas/analytics/rules/funnel.ts'
import { type ConsultationFigure, consultationFigures } from '#app/areas/consult/consultations/rules/statistics.ts'
import type { ConsultationSums } from '#app/areas/consult/consultations/server/public.ts'
import { originWords, type VisitFigure, visitFigures } from '#app/areas/guahao/booking/rules/statistics.ts'
import type { VisitSums } from '#app/areas/guahao/booking/server/public.ts'
import { accountWords } from '#app/areas/pay/rules/accounts.ts'
import { purposeWords } from '#app/areas/pay/rules/journal.ts'
import { moneyFigures } from '#app/areas/pay/rules/statistics.ts'
import { providerWords } from '#app/areas/pay/rules.ts'
import type { MoneySums } from '#app/areas/pay/server/public.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { channelWords, deedWords, reported, wayWords } from '../rules.ts'
import { figure } from './present/figure.ts'
import type { Funnel } from './queries/funnels.ts'

/** Who, where and through which channel, of what is told apart by doctors. */
const asKeys = (
  sums: Pick<VisitSums, keyof VisitSums & keyof ConsultationSums>,
  channels: ReadonlyMap<number, string>,
) => ({
  date: sums.date ?? '',
  unit_id: sums.hospitalId ?? 0,
  unit_name: sums.hospitalName ?? '',
  dep_id: sums.depId ?? 0,
  dep_name: sums.depName ?? '',
  doctor_id: sums.doctorId ?? 0,
  doctor_name: sums.doctorName ?? '',
  channel: sums.channel ?? 0,
  channel_name: sums.channel === null ? '' : channelWords(sums.channel, channels),
})

export const asCounted = (sums: VisitSums, isHealth: boolean, channels: ReadonlyMap<number, string>) => ({
  ...asKeys(sums, channels),
  origin_name: sums.origin === null ? '' : (originWords[sums.origin] ?? sums.origin),
  booked: reported(sums.booked, isHealth),
  done: reported(sums.done, isHealth),
  missed: reported(sums.missed, isHealth),
  cancelled: reported(sums.cancelled, isHealth),
  rescheduled: reported(sums.rescheduled, isHealth),
  stopped: reported(sums.stopped, isHealth),
  coming: reported(sums.coming, isHealth),
})

type CountedRow = ReturnType<typeof asCounted>

export const asCountedConsultations = (
  sums: ConsultationSums,
  isHealth: boolean,
  channels: ReadonlyMap<number, string>,
) => ({
  ...asKeys(sums, channels),
  asked: reported(sums.asked, isHealth),
  in_time: reported(sums.in_time, isHealth),
  late: reported(sums.late, isHealth),
  refunded: reported(sums.refunded, isHealth),
  cancelled: reported(sums.cancelled, isHealth),
  missed: reported(sums.missed, isHealth),
  open: reported(sums.open, isHealth),
})

type CountedConsultations = ReturnType<typeof asCountedConsultations>

/** Money of a group: to which hospital it came is read from the name of its account. */
export const asCountedMoney = (sums: MoneySums, hospitals: ReadonlyMap<number, string>) => ({
  date: sums.date ?? '',
  payee_name: sums.payee === null ? '' : (hospitals.get(hospitalOf(sums.payee)) ?? accountWords(sums.payee)),
  purpose_name: sums.purpose === null ? '' : purposeWords(sums.purpose),
  way_name: sums.way === null ? '' : wayWords(sums.way, providerWords),
  paid_num: sums.paidCount,
  paid: sums.paidFen,
  back_num: sums.backCount,
  back: sums.backFen,
  net: sums.paidFen - sums.backFen,
})

type CountedMoney = ReturnType<typeof asCountedMoney>

/** The names of places, by their ids. */
interface PlaceNames {
  hospitals: ReadonlyMap<number, string>
  departments: ReadonlyMap<number, string>
}

export const asFunnel = (row: Funnel, isHealth: boolean, { hospitals, departments }: PlaceNames) => {
  const known = knownFunction(row.functionId ?? undefined)
  const told = (count: number | null) => (count === null ? '' : reported(count, isHealth))
  return {
    date: row.date ?? '',
    function_id: row.functionId ?? '',
    function_name: known ? functions[known].words : (row.functionId ?? ''),
    deed_name: row.deed === null ? '' : deedWords[row.deed],
    unit_id: row.hospitalId ?? 0,
    unit_name: hospitals.get(row.hospitalId ?? 0) ?? '',
    dep_id: row.depId ?? 0,
    dep_name: departments.get(row.depId ?? 0) ?? '',
    seen: told(row.seen),
    opened: told(row.opened),
    began: reported(row.began, isHealth),
    paid: reported(row.paid, isHealth),
  }
}

type FunnelRow = ReturnType<typeof asFunnel>

/** The hospital of an account; 0 where it is none's. */
export const hospitalOf = (account: string): number => Number(/^hospital:(\d+)$/.exec(account)?.[1] ?? 0)

const keyColumns = {
  医院: (row: CountedRow | CountedConsultations) => row.unit_name,
  科室: (row: CountedRow | CountedConsultations) => row.dep_name,
  医生: (row: CountedRow | CountedConsultations) => row.doctor_name,
}

const visit = (name: VisitFigure) => ({ [visitFigures[name].words]: figure(name) })
const consultation = (name: ConsultationFigure) => ({ [consultationFigures[name].words]: figure(name) })

export const countedColumns: CsvColumns<CountedRow> = {
  就诊日: (row) => row.date,
  ...keyColumns,
  途径: (row) => row.origin_name,
  渠道: (row) => row.channel_name,
  ...visit('booked'),
  ...visit('done'),
  ...visit('missed'),
  ...visit('cancelled'),
  ...visit('rescheduled'),
  ...visit('stopped'),
  ...visit('coming'),
}

export const consultationColumns: CsvColumns<CountedConsultations> = {
  提问日: (row) => row.date,
  ...keyColumns,
  渠道: (row) => row.channel_name,
  ...consultation('asked'),
  ...consultation('in_time'),
  ...consultation('late'),
  ...consultation('refunded'),
  ...consultation('cancelled'),
  ...consultation('missed'),
  ...consultation('open'),
}

export const moneyColumns: CsvColumns<CountedMoney> = {
  入账日: (row) => row.date,
  医院: (row) => row.payee_name,
  种类: (row) => row.purpose_name,
  渠道: (row) => row.way_name,
  [moneyFigures.paid_num.words]: (row) => row.paid_num,
  [moneyFigures.paid.words]: (row) => ({ fen: row.paid }),
  [moneyFigures.back_num.words]: (row) => row.back_num,
  [moneyFigures.back.words]: (row) => ({ fen: row.back }),
  [moneyFigures.net.words]: (row) => ({ fen: row.net }),
}

export const funnelColumns: CsvColumns<FunnelRow> = {
  日期: (row) => row.date,
  入口: (row) => row.function_name,
  做什么: (row) => row.deed_name,
  医院: (row) => row.unit_name,
  科室: (row) => row.dep_name,
  [funnelFigures.seen.words]: figure('seen'),
  [funnelFigures.opened.words]: figure('opened'),
  [funnelFigures.began.words]: figure('began'),
  [funnelFigures.paid.words]: figure('paid'),
}
