import { findMember, findPapers } from '#app/areas/account/members/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { personCheckOf } from '#kit/outside/server/person.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { ParsedInput, RefusalName } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { addBankcard } from '../../contract.ts'
import { bankOf, cardDigits, isCardNumber, MOST_CARDS } from '../../rules.ts'
import { NUMBER } from '../present.ts'
import * as queries from '../queries.ts'

/** Adds a card that its bank knows as this member's. */
export const addCard = async (
  ctx: PatientContext,
  input: ParsedInput<typeof addBankcard>,
): Promise<queries.CardRow | Refused<RefusalName<typeof addBankcard>>> => {
  const { db, patient, config, now } = ctx
  const cardNo = cardDigits(input.card_no)
  if (!(await findMember(db, patient, input.member_id))) return new Refused('not-found')
  if (!isCardNumber(cardNo)) return new Refused('bad-card')
  const papers = await findPapers(ctx, patient, input.member_id)
  if (!papers) return new Refused('not-certified')
  const cards = await queries.listCards(db, patient)
  if (cards.length >= MOST_CARDS) return new Refused('too-many', { most: MOST_CARDS })
  const check = personCheckOf(ctx)
  if (!check) return new Refused('no-check')
  const isTheirs = await check.holdsCard({ ...papers, cardNo }).catch(() => 'away' as const)
  if (isTheirs === 'away') return new Refused('check-away')
  if (typeof isTheirs === 'object') return new Refused('asked-too-often')
  if (!isTheirs) return new Refused('not-his')
  const seal = sealOf(config)
  const former = seal.indexes(cardNo, NUMBER)
  if (cards.some(({ numberIndex }) => former.includes(numberIndex))) return new Refused('known')
  const sealed = { numberSealed: seal.seal(cardNo, NUMBER), numberIndex: seal.index(cardNo, NUMBER) }
  const row = { patientId: patient, memberId: input.member_id, bank: bankOf(cardNo), ...sealed, addedAt: now }
  const card = await queries.insertCard(db, row)
  return card ?? new Refused('known')
}
