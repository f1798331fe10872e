/** Most pictures of a review, and most characters of its words. */
export const MOST_PICTURES = 6
/** Most characters of what a review says. */
export const MOST_CONTENT = 500
/** Most characters of an answer in one's own words. */
export const MOST_ANSWER = 200

/** Where a review stands. */
export const reviewStates = ['waiting', 'shown', 'refused', 'hidden'] as const
/** One of them. */
export type ReviewState = (typeof reviewStates)[number]

/** A state as its author reads it. */
export const reviewWords: Readonly<Record<ReviewState, string>> = {
  waiting: '审核中',
  shown: '已展示',
  refused: '没有通过审核',
  hidden: '已不再展示',
}

/** Whether an order has come so far that something can be said of it. */
export const isOver = (state: string): boolean => state === 'received' || state === 'used'

/** How a question is answered: by stars, by one of its options, in words (that may be left out). */
export const questionKinds = ['stars', 'choice', 'words'] as const
/** One of them. */
export type QuestionKind = (typeof questionKinds)[number]

/** A question of the survey. */
export interface Question {
  id: number
  kind: QuestionKind
  options: readonly string[]
}

/** Answers by the number of their question. */
export type Answers = Readonly<Record<string, string>>

/** The answers out of what was sent, as JSON; undefined where they are not answers to these questions, or some are missing. */
export const answersIn = (sent: string, questions: readonly Question[]): Answers | undefined => {
  const said = readJson(sent)
  if (said === undefined) return undefined
  const known = new Set(questions.map(({ id }) => String(id)))
  if (Object.keys(said).some((id) => !known.has(id))) return undefined
  const answers: Record<string, string> = {}
  for (const question of questions) {
    const answer = said[question.id] ?? ''
    if (typeof answer !== 'string' || !fits(answer.trim(), question)) return undefined
    if (answer.trim() !== '') answers[question.id] = answer.trim()
  }
  return answers
}

const fits = (answer: string, { kind, options }: Question): boolean => {
  if (kind === 'stars') return /^[1-5]$/.test(answer)
  if (kind === 'choice') return options.includes(answer)
  return answer.length <= MOST_ANSWER
}

const readJson = (sent: string): Record<string, unknown> | undefined => {
  try {
    const said: unknown = JSON.parse(sent)
    return typeof said === 'object' && said !== null && !Array.isArray(said)
      ? (said as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
