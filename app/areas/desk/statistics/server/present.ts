import { originWords, type VisitFigure, visitFigures } from '#app/areas/guahao/booking/rules/statistics.ts'
import type { VisitSums } from '#app/areas/guahao/booking/server/public.ts'
import type { CsvCell, CsvColumns } from '#kit/csv/server/write.ts'
import { FEW, reported } from '../rules.ts'

export const asCounted = (sums: VisitSums, isHealth: boolean) => ({
  date: sums.date ?? '',
  unit_id: sums.hospitalId ?? 0,
  unit_name: sums.hospitalName ?? '',
  dep_id: sums.depId ?? 0,
  dep_name: sums.depName ?? '',
  doctor_id: sums.doctorId ?? 0,
  doctor_name: sums.doctorName ?? '',
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

/** A number that can be reckoned with, where it is one. */
const figure =
  (name: VisitFigure) =>
  (row: CountedRow): CsvCell =>
    row[name] === FEW ? FEW : Number(row[name])

export const countedColumns: CsvColumns<CountedRow> = {
  就诊日: (row) => row.date,
  医院: (row) => row.unit_name,
  科室: (row) => row.dep_name,
  医生: (row) => row.doctor_name,
  途径: (row) => row.origin_name,
  [visitFigures.booked.words]: figure('booked'),
  [visitFigures.done.words]: figure('done'),
  [visitFigures.missed.words]: figure('missed'),
  [visitFigures.cancelled.words]: figure('cancelled'),
  [visitFigures.rescheduled.words]: figure('rescheduled'),
  [visitFigures.stopped.words]: figure('stopped'),
  [visitFigures.coming.words]: figure('coming'),
}
