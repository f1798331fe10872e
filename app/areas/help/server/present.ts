import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { questionStates } from '../rules/questions.ts'
import { faultOfRating } from '../rules/ratings.ts'
import { suggestionKinds } from '../rules.ts'
import type { QuestionRow } from './queries/manage.ts'
import type { ServiceRow } from './queries/ratings.ts'
import type { SuggestionRow } from './queries/suggestions.ts'
import { listTitles, type MessageRow } from './queries.ts'

/** The kind of text that is sealed here. */
export const WHAT = 'help-talk'

interface Question {
  id: number
  title: string
  themeId: number
  themeName: string
}

/** Questions in their order become themes with their questions. */
export const asThemes = (questions: readonly Question[]) =>
  [...Map.groupBy(questions, ({ themeId }) => themeId)].map(([theme_id, ofTheme]) => ({
    theme_id,
    theme_name: ofTheme[0]?.themeName ?? '',
    questions: ofTheme.map(({ id, title }) => ({ id, title })),
  }))

export const asMessages = async ({ db, config }: Context, rows: readonly MessageRow[]) => {
  const ids = [...new Set(rows.flatMap(({ questionIds }) => questionIds))]
  const titles = new Map((ids.length > 0 ? await listTitles(db, ids) : []).map((one) => [one.id, one]))
  const seal = sealOf(config)
  return rows.map(({ id, sender, contentSealed, questionIds, saidAt }) => ({
    id,
    sender,
    content: seal.open(contentSealed, WHAT),
    add_time: saidAt,
    questions: questionIds.flatMap((one) => titles.get(one) ?? []),
  }))
}

/** The kind of sealed text that somebody says of how they were served. */
export const RATING = 'help-rating'

/** A service with what was said of it, for whom it was done. */
export const asService = ({ id, endedAt, stars, wordsSealed, ratedAt }: ServiceRow, { config, now }: Context) => ({
  service_id: id,
  is_ended: endedAt !== null,
  end_time: endedAt,
  can_rate: faultOfRating({ endedAt, ratedAt }, now) === undefined,
  stars: stars ?? 0,
  content: wordsSealed === null ? '' : sealOf(config).open(wordsSealed, RATING),
  rate_time: ratedAt,
})

/** The kind of sealed text that patients tell of the product. */
export const SUGGESTION = 'help-suggestion'

/** What was told of the product, and what was answered to it. */
export const asSuggestion = (
  { id, kind, contentSealed, answerSealed, saidAt, answeredAt }: SuggestionRow,
  { config }: Pick<Context, 'config'>,
) => ({
  id,
  kind,
  kind_desc: suggestionKinds[kind],
  content: sealOf(config).open(contentSealed, SUGGESTION),
  answer: answerSealed === null ? '' : sealOf(config).open(answerSealed, SUGGESTION),
  add_time: saidAt,
  answer_time: answeredAt,
})

interface ManagedQuestion {
  question: QuestionRow
  themeName: string
}

/** A question as the desk keeps it. */
export const asManagedQuestion = ({ question, themeName }: ManagedQuestion) => ({
  question_id: question.id,
  title: question.title,
  content: question.content,
  other_words: question.otherWords,
  theme_id: question.themeId,
  theme_name: themeName,
  position: question.position,
  is_on: question.isOn,
})

/** Columns of the file of questions. */
export const questionColumns = {
  主题: ({ themeName }: ManagedQuestion) => themeName,
  问题: ({ question }: ManagedQuestion) => question.title,
  其他问法: ({ question }: ManagedQuestion) => question.otherWords.join('；'),
  回答: ({ question }: ManagedQuestion) => question.content,
  排序: ({ question }: ManagedQuestion) => question.position,
  状态: ({ question }: ManagedQuestion) => questionStates[question.isOn ? 'on' : 'off'],
}
