import type { LeftOut, OwnPart } from '#app/events.ts'
import { dayOf } from '#kit/time/day.ts'
import type { PatientHere } from '#server/here.ts'

/** Gathers what every room stores about who asks, as it stood at one moment. */
export const exportOwn = async (here: PatientHere) => {
  const { parts, leftOut } = await gather(here)
  return {
    file_name: `yilu-${dayOf(here.now)}.json`,
    mime_type: 'application/json' as const,
    made_at: here.now,
    parts: parts.map(({ name, title, rows, keptBecause = '' }) => ({
      ...{ name, title, kept_because: keptBecause },
      rows: rows.map((row) => ({ ...row })),
    })),
    left_out: leftOut.map(({ title, why }) => ({ title, why })),
  }
}

const gather = (here: PatientHere): Promise<{ parts: OwnPart[]; leftOut: LeftOut[] }> =>
  here.transact(async (inside) => {
    const [parts, leftOut]: [OwnPart[], LeftOut[]] = [[], []]
    const hand = (part: OwnPart | LeftOut) => void ('why' in part ? leftOut.push(part) : parts.push(part))
    await inside.tell(inside, 'patient.exporting', { patientId: here.patient, hand })
    return { parts, leftOut }
  })
