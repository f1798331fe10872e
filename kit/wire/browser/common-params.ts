import type { CallSpec } from '../call.ts'
import { cookieValue } from '../cookie.ts'
import { placeOf } from '../visitor.ts'
import { cameFrom } from './came-from.ts'
import { givenParams } from './given-params.ts'
import { keepCookie } from './keep-cookie.ts'
import { currentUtoken } from './utoken.ts'
import { visitId } from './visit-id.ts'
import { currentVisitor } from './visitor.ts'

/** What goes with every call beside its own parameters; keys travel in headers, where no log keeps them. */
export const commonParams = (call?: CallSpec): Record<string, string> => ({
  ...Object.fromEntries(givenParams),
  trace_id: visitId(),
  ...(cameFrom() && { from_function_id: cameFrom() }),
  ...placeOf(currentVisitor()),
  ...(call?.utoken && currentUtoken() && { utoken: currentUtoken() }),
  ...(call?.recommends && !hasAgreed() && { not_rec: '1' }),
})

const AGREED = 'accept_recommend'
const A_YEAR = 365

/** Whether who is here agreed to be recommended things. */
export const hasAgreed = (): boolean => cookieValue(document.cookie, AGREED) === '1'

/** Remembers whether who is here agreed to be recommended things; without their word nothing is recommended [X254]. */
export const keepAgreed = (acceptRecommend: '0' | '1'): void =>
  keepCookie(AGREED, acceptRecommend, acceptRecommend === '1' ? A_YEAR : 0)
