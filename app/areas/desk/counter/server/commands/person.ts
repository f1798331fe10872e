import { mobileOf } from '#app/areas/access/patients/server/public.ts'
import { listAtCounter, type PersonAtCounter } from '#app/areas/account/members/server/public.ts'
import type { Context, StaffContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { HANDLE_HOURS } from '../../rules.ts'

const HANDLE = 'counter-person'

/** Somebody whom the counter has found, with the number of their account. */
export interface Found extends PersonAtCounter {
  patientId: number
  mobile: string | undefined
}

/** A handle of a member: it says nothing to who has it, and opens nothing at another hospital, nor after some hours. */
export const handleOf = ({ config, now, staff }: StaffContext, memberId: number): string => {
  const until = later(now, { hours: HANDLE_HOURS }).getTime()
  return sealOf(config).seal([memberId, staff.hospitalId, until].join(' '), HANDLE)
}

/** Whom a handle means here and now; undefined where it is none. */
export const personOf = async (ctx: StaffContext, handle: string): Promise<Found | undefined> => {
  const memberId = readHandle(ctx, handle)
  return memberId === undefined ? undefined : (await describe(ctx, [memberId]))[0]
}

const readHandle = ({ config, now, staff }: StaffContext, handle: string): number | undefined => {
  const said = opened(config, handle)
  const [memberId, hospitalId, until] = (said ?? '').split(' ').map(Number)
  return memberId && hospitalId === staff.hospitalId && (until ?? 0) > now.getTime() ? memberId : undefined
}

const opened = (config: Context['config'], handle: string): string | undefined => {
  try {
    return sealOf(config).open(handle, HANDLE)
  } catch {
    return undefined
  }
}

/** People by the ids of members, in the order of the ids. */
export const describe = async (ctx: Context, memberIds: readonly number[]): Promise<Found[]> => {
  const people = new Map((await listAtCounter(ctx, memberIds)).map((person) => [person.id, person]))
  const found: Found[] = []
  for (const id of memberIds) {
    const person = people.get(id)
    // Who has left an account that is gone is nobody whom one could book for.
    if (person?.patientId)
      found.push({ ...person, patientId: person.patientId, mobile: await mobileOf(ctx, person.patientId) })
  }
  return found
}
