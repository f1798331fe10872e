import { callApi } from '#kit/wire/browser/caller.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { captcha, checkCaptcha } from '../contract.ts'
import { trySolving } from '../rules/puzzle.ts'

/** Answers tried before the phone may paint again. */
const AT_ONCE = 4_000

/** Whether a challenge comes first. */
export const isChallenge = (error: unknown): boolean => error instanceof RefusedError && error.reason === 'challenge'

/** Asks, and where a challenge comes first asks again with its pass. */
export const callWithPass = async <T>(callApi: (pass?: string) => Promise<T>, onChallenge?: () => void): Promise<T> => {
  try {
    return await callApi()
  } catch (thrown) {
    if (!isChallenge(thrown)) throw thrown
    onChallenge?.()
    return callApi(await solveChallenge())
  }
}

/** Has the phone solve a puzzle: the pass for one message. It works by itself, nothing needs to be seen. */
const solveChallenge = async (): Promise<string> => {
  const { captcha_id, riddle, bits } = await callApi(captcha, {})
  for (let from = 0; ; from += AT_ONCE) {
    const answer = trySolving(riddle, bits, from, AT_ONCE)
    if (answer !== null) return (await callApi(checkCaptcha, { captcha_id, captcha_code: answer })).ticket
    await new Promise((resolve) => setTimeout(resolve))
  }
}
