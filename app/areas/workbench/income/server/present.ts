import { consultationStates } from '#app/areas/consult/consultations/states.ts'
import { kindWords } from '#app/areas/consult/doctors/rules.ts'
import type { listMonths, listOfMonth } from './queries.ts'

interface Moved {
  paidFen: number
  refundedFen: number
}

/** What came, what went back, and what is left. */
export const asSums = ({ paidFen, refundedFen }: Moved) => ({
  paid: paidFen,
  refunded: refundedFen,
  earned: paidFen - refundedFen,
})

/** The sum of some of them. */
export const sumOf = (all: readonly Moved[]): Moved =>
  all.reduce<Moved>(
    (sum, { paidFen, refundedFen }) => ({
      paidFen: sum.paidFen + paidFen,
      refundedFen: sum.refundedFen + refundedFen,
    }),
    { paidFen: 0, refundedFen: 0 },
  )

export const asMonth = (row: Awaited<ReturnType<typeof listMonths>>[number]) => ({
  month: row.month,
  ask_num: row.askCount,
  ...asSums(row),
})

export const asLine = (row: Awaited<ReturnType<typeof listOfMonth>>['rows'][number]) => ({
  ask_id: row.id,
  type: row.kind,
  type_name: kindWords[row.kind],
  state: row.state,
  state_desc: consultationStates[row.state].words,
  time: row.at,
  ...asSums(row),
})
