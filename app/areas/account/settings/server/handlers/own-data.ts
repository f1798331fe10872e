import type { PatientContext } from '#app/context.ts'
import type { LeftOut, OwnPart } from '#app/events.ts'
import { dayOf } from '#kit/time/day.ts'

/** Gathers what every room stores about who asks, as it stood at one moment. */
export const exportOwn = async (ctx: PatientContext) => {
  const { parts, leftOut } = await gather(ctx)
  return {
    file_name: `yilu-${dayOf(ctx.now)}.json`,
    mime_type: 'application/json' as const,
    made_at: ctx.now,
    parts: parts.map(({ name, title, rows, keptBecause = '' }) => ({
      name,
      title,
      kept_because: keptBecause,
      rows: rows.map((row) => ({ ...row })),
    })),
    left_out: leftOut.map(({ title, why }) => ({ title, why })),
  }
}

const gather = (ctx: PatientContext): Promise<{ parts: OwnPart[]; leftOut: LeftOut[] }> =>
  ctx.transact(async (inside) => {
    const [parts, leftOut]: [OwnPart[], LeftOut[]] = [[], []]
    const hand = (part: OwnPart | LeftOut) => void ('why' in part ? leftOut.push(part) : parts.push(part))
    await inside.emit('patient.exporting', { patientId: ctx.patient, hand })
    return { parts, leftOut }
  })
