import { docsayFocus, docsayLike } from '#app/areas/content/articles/contract.ts'
import { videoLike } from '#app/areas/content/videos/contract.ts'
import { doFocus } from '#app/areas/favourites/contract.ts'
import { addCommentLike } from '#app/areas/guahao/comments/contract.ts'
import { addDoctorFollow } from '#app/areas/guahao/doctors/contract.ts'
import { followUnit } from '#app/areas/guahao/hospitals/contract.ts'
import { whenShared } from '#app/shell/share/report-shared.ts'
import { whenActed } from '#kit/wire/browser/acted.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import type { TaskAction } from '../rules.ts'

type Deed = Exclude<TaskAction, 'action_view'>

/** Which calls are a deed: like what somebody wrote; follow or keep something. */
const calls: Readonly<Record<Exclude<Deed, 'action_share'>, readonly CallSpec[]>> = {
  action_like: [addCommentLike, docsayLike, videoLike],
  action_add: [addDoctorFollow, followUnit, doFocus, docsayFocus],
}

/** To keep something no longer is the same call with another state. */
const isUndone = (input: unknown) => (input as { state?: unknown }).state === 0

/** Hears when the person does what a task asks for [X061], until it is let go. */
export const whenDone = (deed: Deed, done: () => void): (() => void) => {
  if (deed === 'action_share') return whenShared(done)
  // By its path: a page may hold a copy of the call.
  const paths = calls[deed].map((call) => call.path)
  return whenActed((call, input) => paths.includes(call.path) && !isUndone(input) && done())
}
