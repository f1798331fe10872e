import type { Context } from '#app/context.ts'
import { afterCommit } from '#kit/db/after-commit.ts'
import { type CareMoment, type CareRefusal, consultationRules, type FactsAt, refusalOf, storedUntil } from '../rules.ts'
import { insertDecisions, type NewDecision } from './queries.ts'

export { listDecisions } from './queries.ts'

/** Who asks for what, for whom, and which hospital it concerns. */
export type CareAsking = Pick<NewDecision, 'byKind' | 'byId' | 'patientId' | 'memberId' | 'hospitalId'>

/**
 * Asks the care rules of a moment and writes down what each said: where all are kept, in the transaction of what they let
 * happen; where one is not, detached it, so that the line stays when what was tried is undone. By which refusal, if any.
 */
export const decideCare = async <M extends CareMoment>(
  ctx: Context,
  moment: M,
  asking: CareAsking,
  facts: FactsAt<M>,
): Promise<CareRefusal<M> | undefined> => {
  const { db, now, detached } = ctx
  const said = consultationRules(moment, facts)
  const rows = said.map((one) => ({ ...asking, ...one, moment, at: now, keptUntil: storedUntil('process', now) }))
  const refusal = refusalOf<M>(said)
  if (refusal === undefined || !detached) await insertDecisions(db, rows)
  else afterCommit(db, () => detached((root) => insertDecisions(root, rows)))
  return refusal
}
