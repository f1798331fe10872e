import { fieldsOf } from '../support/malformed.ts'
import { type Finding, finding, type NamedCall } from './all-calls.ts'

interface Read {
  success: boolean
  data?: unknown
}

/** What draws nothing: a space without width, one that joins words, marks of direction around nothing, a filler, a blank in braille. */
const unseen = ['\u200b\u200b', '\u2060', '\u202d\u202c', '\u3164', '\u2800', '\ufeff \u200b']

/**
 * Where a call takes a text of somebody and a blank one is refused, or counts as none, it does the same with one in which there is
 * nothing to see. Asked of the schemas: what they let through reaches a handler.
 */
export const findTakenForText = (call: NamedCall): Finding[] => {
  const { shape } = call.input as unknown as { shape: Record<string, { safeParse: (value: unknown) => Read }> }
  return fieldsOf(call).flatMap((field) => {
    const read = (value: string) => shape[field]?.safeParse(value) ?? { success: false }
    const blank = read('   ')
    const wrong = unseen.filter((value) => {
      const taken = read(value)
      return taken.success && (!blank.success || (blank.data === undefined && taken.data !== undefined))
    })
    return wrong.map((value) => finding(call, `takes ${JSON.stringify(value)} for ${field}`))
  })
}
