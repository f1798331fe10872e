import type { Column } from '#app/desk-shell/table.tsx'

/** A row that may tell of which hospital, department and doctor it is. */
interface OfDoctor {
  unit_name: string
  dep_name: string
  doctor_name: string
}

/** The columns of where and with whom. */
export const doctorKeys = <Row extends OfDoctor>() =>
  ({
    hospital: { head: '医院', cell: (row) => row.unit_name },
    department: { head: '科室', cell: (row) => row.dep_name },
    doctor: { head: '医生', cell: (row) => row.doctor_name, tight: true },
  }) satisfies Record<string, Column<Row>>

/** What is said where few are not told, once rows are told apart by these. */
export const inSteps = (keys: string): string =>
  `分到${keys}时，1 到 4 写成“<5”，其他数取 5 的倍数，所以加起来和合计会有出入：这样看不出是哪几位患者。`
