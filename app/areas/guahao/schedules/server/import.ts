import { unmarkInvented } from '#app/areas/guahao/departments/server/public.ts'
import { seatDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Importer } from '#app/room.ts'
import type { Db } from '#kit/db/open.ts'
import { counted } from '#kit/db/upsert.ts'
import { remakeDoctors, type Unchanged } from './commands/plan.ts'
import { readLine } from './import/line.ts'
import { type Line, placeLines } from './import/place.ts'
import { refuseClashes, type Touched, writeDays, writePlans } from './import/write.ts'
import { listWithoutInvented } from './queries.ts'

const MOST_NAMED = 50

/** How many there are, and which: one line each, up to fifty of them. */
const named = (clinics: Unchanged, what: string): string[] => [
  ...(clinics.length > 0 ? [`${clinics.length} ${what}`] : []),
  ...clinics
    .slice(0, MOST_NAMED)
    .map(({ date, half, doctorName, taken }) => `  ${date} ${half} ${doctorName}: ${taken} taken`),
]

/** Plans of the week, and days that differ, from a file; the columns are told in docs/import.md. */
export const importer: Importer<Line> = {
  kind: 'schedules',
  columns: [
    ...['hospital_code', 'doctor_code'].map((name) => ({ name, required: true })),
    ...['department_code', 'weekday', 'date', 'half', 'begin', 'end', 'places', 'fee', 'clinic'].map((name) => ({
      name,
    })),
    ...['on_holidays', 'first_day', 'last_day', 'change', 'note'].map((name) => ({ name })),
  ],

  async open(ctx) {
    const touched: Touched = { doctors: new Map(), scopes: [], freed: new Set() }
    const write = async (db: Db, lines: readonly Line[]) => {
      const { plans, exceptions, usual, refused } = await placeLines(db, lines, ctx.now)
      for (const [line, why] of await refuseClashes(db, plans, touched)) {
        refused.set(line, why)
        plans.delete(line)
      }
      const seats = [...plans.values()].filter((plan) => plan.places > 0)
      if (seats.length > 0)
        await seatDoctors(
          db,
          seats.map(({ doctorId, depId }) => ({ doctorId, depId })),
        )
      const written = counted(await writePlans(db, [...plans.values()], touched))
      const days = await writeDays(db, { brought: [...exceptions.values()], usual: [...usual.values()] }, touched)
      return { added: written.added + days.added, changed: written.changed + days.changed, ids: [], refused }
    }
    return {
      read: readLine,
      keyOf: ({ hospitalCode, departmentCode, doctorCode, half, ...line }) => {
        const when = line.kind === 'plan' ? `${line.weekday} ${line.firstDay}` : line.date
        return [hospitalCode, departmentCode, doctorCode, when, half].join('\n')
      },
      write,
      async done() {
        await unmarkInvented(ctx.db, await listWithoutInvented(ctx.db, [...touched.freed]))
        const { made, stopped, kept } = await remakeDoctors(ctx, touched.doctors, touched.scopes)
        return [
          ...(made > 0 ? [`${made} clinics of the coming days were made`] : []),
          ...named(stopped, 'clinics had places taken and are stopped; their patients were told and choose'),
          ...named(kept, 'clinics have places taken and stay as they were: look at them at the desk'),
        ]
      },
    }
  },
}
