import { lendAddress } from '#app/areas/files/server/public.ts'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import { type CaseFacts, caseLines } from '../../rules/case.ts'
import { CONSULTATION, contentOf } from '../present.ts'
import type { ConsultationRow, NamedConsultation } from '../queries.ts'

/** What the patient said of themselves beside the question, opened for whom it concerns. */
export const caseFactsOf = (
  { caseSealed }: Pick<ConsultationRow, 'caseSealed'>,
  { config }: Pick<Context, 'config'>,
): CaseFacts => (caseSealed === '' ? {} : JSON.parse(sealOf(config).open(caseSealed, CONSULTATION)))

/** The same, sealed; '' where nothing was said. */
export const sealedCase = (facts: CaseFacts, { config }: Pick<Context, 'config'>): string => {
  const said = JSON.stringify(facts)
  return said === '{}' ? '' : sealOf(config).seal(said, CONSULTATION)
}

/** Sex and age of whom it is about, in words. */
export const asPerson = (member: NamedConsultation['member'], now: Date) =>
  member
    ? {
        truename: member.truename,
        sex_name: member.sex === 'female' ? '女' : '男',
        age: ageOn(member.birthday, dayOf(now)),
      }
    : { truename: '', sex_name: '', age: null }

/** What was asked, as patient and doctor see it first in their talk. */
export const asCaseCard = (consultation: NamedConsultation, ctx: Pick<Context, 'config' | 'now'>) => ({
  ...asPerson(consultation.member, ctx.now),
  ill_name: consultation.illness ?? '',
  content: contentOf(consultation, ctx),
  images: consultation.images.map((address) => lendAddress(ctx, address)),
  is_revisit: consultation.isRevisit,
  with_guardian: consultation.withGuardian,
  facts: caseLines(caseFactsOf(consultation, ctx)),
  add_time: consultation.madeAt,
})
