import { randomUUID } from 'node:crypto'
import { deskHelpQuestionAdd, deskHelpThemeAdd } from '#app/areas/help/desk/contract.ts'
import type { CallInput } from '#kit/wire/call.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

const theme = (): CallInput<typeof deskHelpThemeAdd> => ({ theme_name: randomUUID().slice(0, 12), position: 900 })

const adminOf = async ({ ours, staffOf }: World) => (await staffOf(ours, 'admin')).as
const newTheme = async (world: World) => world.app.callApi(deskHelpThemeAdd, theme(), await adminOf(world))
const question = async (world: World): Promise<CallInput<typeof deskHelpQuestionAdd>> => ({
  title: '试用的问题',
  content: '试用的回答',
  other_words: '试用的问法',
  position: 900,
  ...(await newTheme(world)),
})
const newQuestion = async (world: World) =>
  world.app.callApi(deskHelpQuestionAdd, await question(world), await adminOf(world))

const asked = { keyword: undefined, state: undefined, theme_id: undefined, sort: undefined, order: undefined }

/** What is sent to the calls by which the platform’s desk keeps the help centre. */
export const helpByCall = {
  deskHelpQuestions: () => asked,
  deskHelpQuestionsExport: () => asked,
  deskHelpQuestionAdd: question,
  deskHelpQuestionChange: async (world: World) => ({ ...(await question(world)), ...(await newQuestion(world)) }),
  deskHelpQuestionSwitch: async (world: World) => ({ ...(await newQuestion(world)), is_on: 0 }),
  deskHelpThemeAdd: theme,
  deskHelpThemeChange: async (world: World) => ({ ...theme(), ...(await newTheme(world)) }),
} satisfies Record<string, (world: World, asker: Asker) => unknown>
