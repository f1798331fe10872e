import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { flag, int, listOf, maybe, maybeText, nothing, pageOf, paging, shortId, text } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import {
  LEAST_WORDS,
  lengths,
  MOST_OTHER_WORDS,
  MOST_QUESTIONS,
  MOST_THEMES,
  type QuestionState,
  questionSorts,
  questionStates,
} from '../rules/questions.ts'

const managing = { owner: 'self', staff: true, may: 'help.manage' } as const
const notHere = { ...notAllowed, 'not-platform': '帮助问题由平台统一管理，本院的工作台不能修改' }
const notFound = { ...notHere, 'not-found': '没有找到这个问题，请刷新后再试' }

const asked = {
  theme_id: maybe(shortId()),
  state: maybe(z.enum(Object.keys(questionStates) as QuestionState[])),
  ...listing(questionSorts),
}

const questionRow = { row: 'help-question', by: 'question_id' } as const

export const deskHelpQuestions = call({
  method: 'GET',
  path: '/desk/help-questions',
  summary: 'Page through the questions of the help centre with their answers, hidden ones too, as patients see them',
  shows: [questionRow],
  ...managing,
  input: z.object({ ...asked, ...paging(20) }),
  output: pageOf(
    z.object({
      question_id: z.int(),
      title: z.string(),
      /** Paragraphs, one a line. */
      content: z.string(),
      other_words: z.array(z.string()),
      theme_id: z.int(),
      theme_name: z.string(),
      position: z.int(),
      is_on: flag(),
      version: versionShown(),
    }),
  ),
  refuses: notHere,
})

export const deskHelpQuestionsExport = exportOf(deskHelpQuestions, asked)

const sheet = {
  title: text(lengths.title),
  content: text(lengths.content),
  /** One a line. */
  other_words: maybeText(lengths.otherWords),
  theme_id: shortId(),
  position: int(0, 999),
}
const faults = {
  theme: '这个主题已经没有了，请重新选择',
  content: '请写上回答',
  'other-words': `其他问法每行一个，每个至少 ${LEAST_WORDS} 个字，最多 ${MOST_OTHER_WORDS} 个`,
}
const output = z.object({ question_id: z.int() })

export const deskHelpQuestionAdd = call({
  method: 'POST',
  path: '/desk/help-questions/add',
  changesPages: true,
  summary: 'Write a question with its answer; patients find it, also by the other ways of asking it',
  edits: questionRow,
  ...managing,
  idempotency: 'framework',
  body: 'json',
  input: z.object(sheet),
  output,
  refuses: { ...notHere, ...faults, full: `最多 ${MOST_QUESTIONS} 个问题，请改已有的` },
})

export const deskHelpQuestionChange = call({
  method: 'POST',
  path: '/desk/help-questions/{question_id}/change',
  changesPages: true,
  summary: 'Write a question over what it was; links to it stay',
  edits: questionRow,
  ...managing,
  body: 'json',
  input: z.object({ question_id: shortId(), ...sheet, version: versionSeen() }),
  output,
  refuses: { ...notFound, ...changedSince, ...faults },
})

export const deskHelpQuestionSwitch = call({
  method: 'POST',
  path: '/desk/help-questions/{question_id}/switch',
  changesPages: true,
  summary: 'Hide a question from patients and from automatic answers, or show it again',
  ...managing,
  input: z.object({ question_id: shortId(), is_on: int(0, 1) }),
  output,
  refuses: notFound,
})

const themeRow = { row: 'help-theme', by: 'theme_id' } as const

export const deskHelpThemes = call({
  method: 'GET',
  path: '/desk/help-themes',
  summary: 'The themes of the help centre in their order, those without questions too',
  shows: [themeRow],
  ...managing,
  input: nothing(),
  output: listOf(z.object({ theme_id: z.int(), theme_name: z.string(), position: z.int(), version: versionShown() })),
  refuses: notHere,
})

const themeSheet = { theme_name: text(lengths.theme), position: int(0, 999) }
const themeOutput = z.object({ theme_id: z.int() })
const taken = { taken: '已经有叫这个名字的主题了，请换一个' }

export const deskHelpThemeAdd = call({
  method: 'POST',
  path: '/desk/help-themes/add',
  changesPages: true,
  summary: 'Make a theme of the help centre; it is shown once it has a question',
  edits: themeRow,
  ...managing,
  idempotency: 'framework',
  input: z.object(themeSheet),
  output: themeOutput,
  refuses: { ...notHere, ...taken, full: `最多 ${MOST_THEMES} 个主题，请改已有的` },
})

export const deskHelpThemeChange = call({
  method: 'POST',
  path: '/desk/help-themes/{theme_id}/change',
  changesPages: true,
  summary: 'Rename a theme of the help centre, or put it elsewhere in its order',
  edits: themeRow,
  ...managing,
  input: z.object({ theme_id: shortId(), ...themeSheet, version: versionSeen() }),
  output: themeOutput,
  refuses: { ...notHere, ...changedSince, ...taken, 'not-found': '没有找到这个主题，请刷新后再试' },
})
