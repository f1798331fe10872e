import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { bargainDetail } from '../contract.ts'

/** A bargain. */
export type Bargain = CallOutput<typeof bargainDetail>

/** A bargain as who reads the page may see it: what the server rendered for everybody, then their own marks on it. */
export const useBargain = (shown: Bargain) => {
  const { isVisitor, answer: mine, hasFailed, again } = useOwnAnswer(bargainDetail, { bargain_id: shown.bargain_id })
  return { bargain: mine ?? shown, isKnown: isVisitor || mine !== undefined, hasFailed, again }
}
