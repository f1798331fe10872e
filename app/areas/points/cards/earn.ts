import { toast } from '#kit/ui/toast.ts'
import type { CallInput } from '#kit/wire/call.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { messageSend, userEarn } from '../contract.ts'
import { type Earned, earnedWords } from '../rules.ts'

/** A task as an address describes it. */
export type Task = CallInput<typeof userEarn>

/** When it is asked what was earned, after the end of a task [X171] [X346]. */
const ASKED_AFTER_MS = [1_000, 3_000, 5_000] as const

/** Tells that a task is done, with all that names it; what it earned at once [X115]. */
export const finishTask = (
  callApi: CallApi,
  task: Task,
  who: { user_id: number; share_url: string },
): Promise<Earned> => callApi(messageSend, { ...task, ...who })

/**
 * Asks at 1, 3 and 5 s what was earned; resolves with the first answer above zero, else with the last. A question that is
 * not answered counts as nothing.
 */
export const pollEarned = async (callApi: CallApi, task: Task): Promise<Earned> => {
  let earned: Earned = { amount: 0, growth: 0 }
  // All run from now: a slow answer puts off no other question.
  const turns = ASKED_AFTER_MS.map((ms) => new Promise((resolve) => setTimeout(resolve, ms)))
  for (const turn of turns) {
    await turn
    earned = await callApi(userEarn, task).catch(() => earned)
    if (earned.amount > 0 || earned.growth > 0) return earned
  }
  return earned
}

/** Where points and growth stand: what the words lead to [X083]. */
const link = { text: '查看', to: '/vue/userpoint/index' }

/** Says what was earned, where it is anything [X172]. */
export const sayEarned = (earned: Earned, say: (words: string, more: { link: typeof link }) => void = toast): void => {
  const words = earnedWords(earned)
  if (words) say(words, { link })
}
