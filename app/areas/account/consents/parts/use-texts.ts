import { useEffect, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { consentText } from '../contract.ts'
import type { Document } from '../rules.ts'

/** The texts as they stand now; words where they cannot be had, and another try. */
export const useTexts = (documents: readonly Document[]) => {
  const [texts, setTexts] = useState<CallOutput<typeof consentText>[]>()
  const [trouble, setTrouble] = useState('')
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    setTrouble('')
    const asked = documents.map((document) => callApi(consentText, { document }))
    Promise.all(asked).then(setTexts, (thrown: unknown) => {
      if (!(thrown instanceof WireError)) throw thrown
      setTrouble(thrown.words)
    })
  }, [documents, round])
  return { texts, trouble, again: () => setRound((before) => before + 1) }
}
