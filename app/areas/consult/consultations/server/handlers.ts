import { waitWords } from '#app/areas/consult/doctors/rules.ts'
import { readTalk } from '#app/areas/consult/talk/server/public.ts'
import { lendAddress } from '#app/areas/files/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import type { CaseFacts } from '../rules/case.ts'
import { consultationLists } from '../rules.ts'
import { changeHandlers } from './handlers/change.ts'
import { createHandlers } from './handlers/create.ts'
import { openHandlers } from './handlers/open.ts'
import { asCaseCard, caseFactsOf } from './present/case-card.ts'
import { asRated, asSummary } from './present/close-out.ts'
import { cardsFor } from './present/doctor-cards.ts'
import { asConsultationCard, asHistory, asSharing } from './present.ts'
import * as queries from './queries.ts'

const MOST_SAID = 50

export const handlers: Handlers<typeof contract> = {
  ...createHandlers,
  ...changeHandlers,
  ...openHandlers,

  async myAsks({ state = 'all', page, page_size: size }, ctx) {
    const { db, patient } = ctx
    const found = await queries.listOwnConsultations(db, patient, { states: consultationLists[state], page, size })
    const cards = await cardsFor(db, found.rows)
    const list = found.rows.map((input) => asConsultationCard(input, cards, ctx))
    return { list, page: found.page, total_page_num: found.totalPages }
  },

  async askDetail({ ask_id }, ctx) {
    const { db, patient, refuse } = ctx
    const consultation = await queries.findOwnNamed(db, patient, ask_id)
    if (!consultation) return refuse('not-found')
    const said = await readTalk(ctx, ask_id, MOST_SAID)
    return {
      ...asConsultationCard(consultation, await cardsFor(db, [consultation]), ctx),
      ill_name: consultation.illness ?? '',
      images: consultation.images.map((address) => lendAddress(ctx, address)),
      is_revisit: consultation.isRevisit,
      case: asCaseCard(consultation, ctx),
      summary: asSummary(consultation, ctx),
      rated_words: asRated(consultation, ctx).rated_words,
      ill_id: consultation.illnessId ?? 0,
      said: asSaid(caseFactsOf(consultation, ctx)),
      is_public: consultation.publicAt !== null,
      ...asSharing(consultation),
      accept_minutes: consultation.acceptMinutes,
      reply_minutes: consultation.replyMinutes,
      wait_words: waitWords(consultation.usualWaitMinutes),
      messages: said.map(({ id, sender, content, sentAt }) => ({ id, sender, content, add_time: sentAt })),
      history: asHistory(consultation),
    }
  },
}

/** What somebody said of themselves, as they would say it again. */
const asSaid = ({ duration, allergies, medicines, pregnancy }: CaseFacts) => ({
  duration: duration ?? '',
  allergies: allergies ?? '',
  medicines: medicines ?? '',
  pregnancy: pregnancy ?? '',
})
