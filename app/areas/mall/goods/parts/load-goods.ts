import type { Ask } from '#kit/wire/ask.ts'
import type { Asks, CallSpec, Reply } from '#kit/wire/call.ts'
import { RefusedError } from '#kit/wire/errors.ts'

/** Goods, or the words with which they were refused: the page then says so and leads on. */
export const goodsOrWords = async <C extends CallSpec>(
  ask: Ask,
  call: C,
  input: Asks<C>,
): Promise<Reply<C> | string> => {
  try {
    return await ask(call, input)
  } catch (thrown) {
    if (thrown instanceof RefusedError) return thrown.words
    throw thrown
  }
}
