import { exportList, permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { otherWordsIn, paragraphsIn } from '../../rules/questions.ts'
import { addQuestion, addTheme, changeQuestion, changeTheme, switchQuestion } from '../commands/keep-questions.ts'
import { asManagedQuestion, questionColumns } from '../present.ts'
import { listManagedQuestions, listThemes } from '../queries/manage.ts'

export const handlers = permitted(contract, {
  async deskHelpQuestions(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return paged(await listManagedQuestions(ctx.db, asked).page(asked), asManagedQuestion)
  },

  async deskHelpQuestionsExport(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const { upTo: rows } = listManagedQuestions(ctx.db, asked)
    const file = { title: '帮助问题', rows, columns: questionColumns, asked }
    return (await exportList(ctx, file)) ?? ctx.refuse('too-many')
  },

  async deskHelpQuestionAdd(input, ctx) {
    return servesPlatform(ctx) ? addQuestion(ctx, questionOf(input)) : ctx.refuse('not-platform')
  },

  async deskHelpQuestionChange({ question_id: id, ...input }, ctx) {
    return servesPlatform(ctx) ? changeQuestion(ctx, id, questionOf(input)) : ctx.refuse('not-platform')
  },

  async deskHelpQuestionSwitch({ question_id: id, is_on }, ctx) {
    return servesPlatform(ctx) ? switchQuestion(ctx, id, is_on === 1) : ctx.refuse('not-platform')
  },

  async deskHelpThemes(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const themes = await listThemes(ctx.db)
    return { list: themes.map(({ id, name, position }) => ({ theme_id: id, theme_name: name, position })) }
  },

  async deskHelpThemeAdd({ theme_name: name, position }, ctx) {
    return servesPlatform(ctx) ? addTheme(ctx, { name, position }) : ctx.refuse('not-platform')
  },

  async deskHelpThemeChange({ theme_id: id, theme_name: name, position }, ctx) {
    return servesPlatform(ctx) ? changeTheme(ctx, id, { name, position }) : ctx.refuse('not-platform')
  },
})

const questionOf = ({
  title,
  content,
  other_words = '',
  theme_id: themeId,
  position,
}: ParsedInput<typeof contract.deskHelpQuestionAdd>) => ({
  title,
  content: paragraphsIn(content),
  otherWords: otherWordsIn(other_words),
  themeId,
  position,
})
