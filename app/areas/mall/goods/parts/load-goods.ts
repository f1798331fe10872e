import type { CallInput, CallOutput, CallSpec } from '#kit/wire/call.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'

/** Goods, or the words with which they were refused: the page then says so and leads on. */
export const goodsOrWords = async <C extends CallSpec>(
  callApi: CallApi,
  call: C,
  input: CallInput<C>,
): Promise<CallOutput<C> | string> => {
  try {
    return await callApi(call, input)
  } catch (thrown) {
    if (thrown instanceof RefusedError) return thrown.words
    throw thrown
  }
}
