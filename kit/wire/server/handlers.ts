import type { CallSpec, Contract, HandlerResult, ParsedInput, RefusalName } from '../call.ts'
import type { Fill, Refused } from '../refused.ts'

/** Makes a refusal of this call; a name that the contract lacks does not compile. */
export type Refuse<C extends CallSpec> = <N extends RefusalName<C>>(name: N, fill?: Fill, data?: object) => Refused<N>

type Awaitable<T> = T | Promise<T>

/** Answers one call: an answer of the contract's shape, or a refusal that it names. */
export type Handler<C extends CallSpec, H> = (
  input: ParsedInput<C>,
  ctx: H & { refuse: Refuse<C> },
) => Awaitable<HandlerResult<C> | Refused<RefusalName<C>>>

/** Who asks the calls of each audience. */
interface Asking {
  guest: unknown
  patient: unknown
  staff: unknown
  doctor: unknown
}

/** A room's handlers by call name; `A` has who asks for each audience: a guest, a patient, staff or a doctor. */
export type HandlersOf<M extends Contract, A extends Asking> = { [K in keyof M]: Handler<M[K], A[AudienceName<M[K]>]> }

type AudienceName<C extends CallSpec> = C extends { login: true }
  ? 'patient'
  : C extends { staff: true }
    ? 'staff'
    : C extends { doctor: true }
      ? 'doctor'
      : 'guest'
