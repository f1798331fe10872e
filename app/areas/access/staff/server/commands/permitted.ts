import type { Handlers, StaffContext } from '#app/context.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { isHeld, type Needed } from '../../rules.ts'

/** A call of the desk says who may ask it; the refusal says that they may not. */
type DeskCall = CallSpec & ({ staff?: never } | { staff: true; may: Needed; refuses: { 'not-allowed': string } })
type DeskContract = Readonly<Record<string, DeskCall>>

type AnyHandler = (input: never, ctx: StaffContext & { refuse: (name: string) => unknown }) => unknown

/** The same handlers behind the permissions that their calls name. A call for staff that names none does not compile. */
export const permitted = <M extends DeskContract>(contract: M, handlers: Handlers<M>): Handlers<M> => {
  const guarded = Object.entries(handlers as Record<string, AnyHandler>).map(([name, handle]): [string, AnyHandler] => {
    const call = contract[name]
    if (!call?.staff) return [name, handle]
    return [
      name,
      (input, ctx) => (isHeld(call.may, ctx.staff.permissions) ? handle(input, ctx) : ctx.refuse('not-allowed')),
    ]
  })
  return Object.fromEntries(guarded) as Handlers<M>
}
