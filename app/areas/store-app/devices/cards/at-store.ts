import { localItems } from '#kit/store/stored-items.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallInput, CallOutput, CallSpec } from '#kit/wire/call.ts'
import { readFacts } from './store-db.ts'

/** Asks a call of the store with this phone's credentials; the unit user id only where it is known [X252]. */
export const callStore = async <C extends CallSpec & { store: true }>(
  call: C,
  input: CallInput<C>,
  options: { signal?: AbortSignal; idempotencyKey?: string } = {},
): Promise<CallOutput<C>> => {
  const device = await readFacts('device')
  const credentials = device && {
    fid: device.fid,
    access_token: device.accessToken,
    ...(device.unitUserId > 0 && { unit_user_id: device.unitUserId }),
  }
  return callApi(call, { ...(input as object), ...credentials } as CallInput<C>, options)
}

const MARK = 'store-bound'

/** What is known of the phone beside its database: that it was bound, and how much it had not sent. A browser may clear the one without the other. */
export interface BoundMark {
  unitName: string
  unsent: number
}

export const markBound = (mark: BoundMark | undefined): void =>
  mark ? localItems.keep(MARK, mark) : localItems.drop(MARK)

/** Of a phone that was bound and whose database is gone. */
export const readMark = (): BoundMark | undefined => localItems.read<BoundMark>(MARK)
