import { listTalks } from '#app/areas/consult/talk/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { chatAddress, groupOf } from '../rules.ts'
import { serviceHandlers } from './handlers/answering.ts'
import { suggestionHandlers } from './handlers/suggesting.ts'
import { talkHandlers } from './handlers/talk.ts'
import { asThemes } from './present.ts'
import * as queries from './queries.ts'

const TITLE = '客服'

export const handlers: Handlers<typeof contract> = {
  ...talkHandlers,
  ...serviceHandlers,
  ...suggestionHandlers,

  async helpList({ keyword }, { db }) {
    return { list: asThemes(await queries.listQuestions(db, keyword)) }
  },

  async helpQuestion({ id }, { db, refuse }) {
    const found = await queries.findQuestion(db, id)
    if (!found) return refuse('not-found')
    const { themeId: theme_id, themeName: theme_name, ...question } = found
    return { ...question, theme_id, theme_name, others: await queries.listOthers(db, theme_id, id) }
  },

  async serviceLogin({ title = TITLE }, { db, patient, config: { service } }) {
    const level = patient === null ? 0 : await queries.findLevel(db, patient)
    const { groupId, templateId } = groupOf(level, service)
    const facts = { group: groupId, template: templateId, title }
    const chat_url = service.url ? chatAddress(service.url, facts) : ''
    return { group_id: groupId, template_id: templateId, member_level: level, chat_url }
  },

  async userAdvisory({ page, page_size: size }, { db, patient }) {
    return paged(await listTalks(db, patient, { page, size }), (talk) => ({
      ask_id: talk.id,
      doctor_id: talk.doctorId,
      doctor_name: talk.doctorName,
      unit_name: talk.hospitalName,
      add_time: talk.openedAt,
    }))
  },
}
