import { dayOf } from '#kit/time/day.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

/** What is sent to the calls of vaccines. */
export const vaccinesByCall = {
  giveVaccine: ({ app }: World, { words }: Asker) => ({ dose: 'HepB-1', date: dayOf(app.clock.now()), note: words }),
  undoVaccine: () => ({ dose: 'HepB-1' }),
  chooseLine: () => ({ series: 'JE', variant: 'JE-I' }),
  remindVaccines: () => ({ is_on: 0 }),
  showSelfPaid: () => ({ is_on: 1 }),
}
