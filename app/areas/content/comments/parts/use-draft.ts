import { useEffect, useRef, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { DiscussionOf } from '../cards/discussion-address.ts'
import { docsayDraft, docsayDraftSave } from '../contract.ts'

/** So long after the last letter unsent words are saved. */
const PAUSE_MS = 800

/**
 * Words that are not sent yet: found again on any device, saved while one pauses and when one leaves. While they are sent nothing is
 * saved, and what was being saved arrives first: else the words that were just said would come back as a draft.
 */
export const useDraft = ({ kind, id }: DiscussionOf) => {
  const [words, setWords] = useState('')
  const saved = useRef('')
  const latest = useRef('')
  const hasBegun = useRef(false)
  const isSending = useRef(false)
  const saving = useRef<Promise<unknown>>(undefined)
  const write = (next: string) => {
    hasBegun.current = true
    latest.current = next
    setWords(next)
  }

  useEffect(() => {
    callApi(docsayDraft, { kind, id }).then(
      ({ content }) => {
        saved.current = content
        // Who has begun to write meanwhile keeps that.
        if (hasBegun.current) return
        latest.current = content
        setWords(content)
      },
      () => undefined,
    )
    const save = () => {
      if (isSending.current || latest.current.trim() === saved.current.trim()) return
      saved.current = latest.current
      saving.current = callApi(docsayDraftSave, { kind, id, content: latest.current }).catch(() => undefined)
    }
    const timer = setInterval(save, PAUSE_MS)
    return () => {
      clearInterval(timer)
      save()
    }
  }, [kind, id])

  /** Sends the words; when that is done the server has forgotten the draft. Undefined: they were not taken, and stay. */
  const send = async <Done>(sendWords: (content: string) => Promise<Done | undefined>): Promise<Done | undefined> => {
    isSending.current = true
    try {
      await saving.current
      const done = await sendWords(latest.current)
      if (done === undefined) return
      saved.current = ''
      write('')
      return done
    } finally {
      isSending.current = false
    }
  }
  return { words, write, send }
}
