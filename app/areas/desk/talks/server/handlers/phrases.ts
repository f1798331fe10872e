import type { Handlers } from '#app/context.ts'
import type * as contract from '../../contract.ts'
import { addPhrase, changePhrase, removePhrase } from '../commands/keep-phrases.ts'
import { listPhrases } from '../queries.ts'

type PhraseCalls = Pick<
  typeof contract,
  'deskTalkPhrases' | 'deskTalkPhraseAdd' | 'deskTalkPhraseChange' | 'deskTalkPhraseRemove'
>

export const phraseHandlers: Handlers<PhraseCalls> = {
  async deskTalkPhrases(_, { db }) {
    const phrases = await listPhrases(db)
    return { list: phrases.map(({ id, title, content, position }) => ({ phrase_id: id, title, content, position })) }
  },

  async deskTalkPhraseAdd(written, ctx) {
    return addPhrase(ctx, written)
  },

  async deskTalkPhraseChange({ phrase_id: id, title, content, position }, ctx) {
    return changePhrase(ctx, id, { title, content, position })
  },

  async deskTalkPhraseRemove({ phrase_id: id }, ctx) {
    return removePhrase(ctx, id)
  },
}
