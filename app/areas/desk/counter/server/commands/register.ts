import { accountOf, giveNumber, openWithoutNumber } from '#app/areas/access/patients/server/public.ts'
import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { type NewMember, registerMember } from '#app/areas/account/members/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { PatientId, StaffContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { maskName } from '#kit/seal/mask.ts'
import { messages } from '../../rules/messages.ts'
import { describe, type Found } from './person.ts'

/** Somebody who stands at the counter, with the number of their telephone, or of whoever books for them. */
type Newcomer = NewMember & { mobile: string | undefined }

/**
 * Registers somebody: in the account of their number, which is made if there is none, or in one of their own without a number. The
 * account is told that a counter added them. The name of the refusal where their papers, or the account's rules, forbid it.
 */
export const register = (ctx: StaffContext, { mobile, ...said }: Newcomer) =>
  ctx.transact((outer) =>
    rollbackIf(
      outer,
      (done: Registered) => typeof done === 'string',
      async (inside): Promise<Registered> => {
        const patient = mobile ? ((await accountOf(inside, mobile)).id as PatientId) : await openWithoutNumber(inside)
        const member = await registerMember(inside, patient, said)
        if (typeof member === 'string') return member
        const after = { hasNumber: mobile !== undefined }
        await recordAct(inside, { act: 'counter.register', kind: 'person', id: member.id, after })
        await tellAdded(inside, patient, said.truename)
        return (await describe(inside, [member.id]))[0] as Found
      },
    ),
  )
type Registered = Found | Exclude<Awaited<ReturnType<typeof registerMember>>, { id: number }>

/** Gives somebody's account its first number, and tells that number what it has now. */
export const addNumber = (ctx: StaffContext, person: Found, mobile: string) =>
  ctx.transact(async (inside) => {
    const given = await giveNumber(inside, person.patientId, mobile)
    if (given !== 'given') return given
    await recordAct(inside, { act: 'counter.number', kind: 'person', id: person.id })
    await tellAdded(inside, person.patientId as PatientId, person.truename)
    return (await describe(inside, [person.id]))[0] as Found
  })

const tellAdded = async (ctx: StaffContext, patientId: PatientId, truename: string) => {
  const hospital = await findHospital(ctx.db, ctx.staff.hospitalId)
  await notifyBy(ctx, messages.added, {
    patientId,
    values: { hospital: hospital?.name ?? '', name: maskName(truename) },
    link: '/account/member',
  })
}
