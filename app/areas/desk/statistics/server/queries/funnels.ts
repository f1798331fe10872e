import { isPage } from '#app/areas/analytics/rules/functions.ts'
import { type EntrySums, entrySums } from '#app/areas/analytics/server/public.ts'
import { consultationDeeds } from '#app/areas/consult/consultations/server/public.ts'
import { bookingDeeds } from '#app/areas/guahao/booking/server/public.ts'
import { appointmentDeeds } from '#app/areas/orders/appointments/server/public.ts'
import { orderDeeds } from '#app/areas/orders/checkout/server/public.ts'
import type { DeedKey, DeedSums, DeedsAsked } from '#kit/db/deed-sums.ts'
import type { Listed } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import type { Deed, FunnelKey } from '../../rules.ts'

/** Whose funnels are counted, and what tells them apart. */
interface Asked extends Omit<DeedsAsked, 'by'> {
  by: readonly FunnelKey[]
}

/** A funnel of a group; what is not told apart, and what is not known, is null. */
export interface Funnel {
  date: Day | null
  functionId: string | null
  deed: Deed | null
  hospitalId: number | null
  depId: number | null
  seen: number | null
  opened: number | null
  began: number
  paid: number
}

const sources: Readonly<Record<Deed, (db: Db, asked: DeedsAsked) => Promise<DeedSums[]>>> = {
  visit: bookingDeeds,
  ask: consultationDeeds,
  order: orderDeeds,
  appointment: appointmentDeeds,
}
const allDeeds = Object.keys(sources) as Deed[]

/** Funnels of some days: a few rows a group, which the rooms count and this puts together. */
export const funnels = (db: Db, asked: Asked): Listed<Funnel> => {
  const all = () => listFunnels(db, asked)
  return {
    async page({ page, page_size: size }) {
      const rows = await all()
      const totalPages = Math.ceil(rows.length / size)
      return { rows: rows.slice((page - 1) * size, page * size), page, totalPages }
    },
    async upTo(portion) {
      if (typeof portion === 'number') return (await all()).slice(0, portion)
      return portion.next<Funnel>(async () => {
        const rows = await all()
        return { total: rows.length, take: async (size) => rows.splice(0, size) }
      })
    },
  }
}

const listFunnels = async (db: Db, { by, ...asked }: Asked): Promise<Funnel[]> => {
  const keys = by.filter((key): key is DeedKey => key !== 'deed')
  const found = new Map<string, Funnel>()
  const at = (keyed: Pick<Funnel, 'date' | 'functionId' | 'deed' | 'hospitalId' | 'depId'>): Funnel => {
    const { date, functionId, deed, hospitalId, depId } = keyed
    const name = JSON.stringify([date, functionId, deed, hospitalId, depId])
    const row = found.get(name) ?? { date, functionId, deed, hospitalId, depId, ...unknown, began: 0, paid: 0 }
    found.set(name, row)
    return row
  }
  for (const deed of allDeeds)
    for (const sums of await sources[deed](db, { ...asked, by: keys })) {
      const row = at({ ...sums, deed: by.includes('deed') ? deed : null })
      row.began += sums.began
      row.paid += sums.done
    }
  if (mayTellVisits(asked, by))
    for (const sums of await entrySums(db, { ...asked, by }))
      tellVisits(at({ ...sums, deed: null, hospitalId: null, depId: null }), sums)
  return [...found.values()].sort(inOrder)
}

const unknown = { seen: null, opened: null }

/** A visit is of no hospital and does nothing yet. */
const mayTellVisits = ({ hospitalId, departmentIds }: Omit<Asked, 'by'>, by: readonly FunnelKey[]): boolean =>
  hospitalId === null && departmentIds === null && by.every((key) => key === 'function' || key === 'date')

/** Of a page nobody knows who saw it and did not open it. */
const tellVisits = (row: Funnel, { functionId, seen, opened }: EntrySums) => {
  row.opened = opened
  if (functionId === null || !isPage(functionId)) row.seen = seen
}

/** The latest days first, then by what tells them apart. */
const inOrder = (a: Funnel, b: Funnel): number =>
  compare(b.date, a.date) ||
  compare(a.functionId, b.functionId) ||
  compare(a.deed, b.deed) ||
  compare(a.hospitalId, b.hospitalId) ||
  compare(a.depId, b.depId)

const compare = <T extends string | number>(a: T | null, b: T | null): number => {
  if (a === b) return 0
  return (a ?? '') < (b ?? '') ? -1 : 1
}
