import { useState } from 'react'
import type { Send } from '#kit/wire/browser/use-act.ts'
import type { WireError } from '#kit/wire/errors.ts'
import type { Edited } from './changed-notice.tsx'
import { changedSinceIn, type Reported, reportIn } from './reported-changes.ts'

interface SeenVersion {
  /** Sends a call that edits a row with the writing of it that was seen. */
  sendSeen: (send: Send) => Send
  /** What others wrote since; empty where nobody did. */
  told: readonly Reported[]
  /** Hears why it was not done. */
  hear: (error: WireError, form: HTMLFormElement | null) => void
  saved: () => void
}

/**
 * Which writing of a row the form shows: the one that it was opened with, whatever its page fetched meanwhile, for its boxes show that one. Who
 * is told of a newer one has seen that.
 */
export const useSeenVersion = (edited: Edited | undefined, open: boolean): SeenVersion => {
  const opened = edited?.version
  const [version, setVersion] = useState(opened)
  const [told, setReported] = useState<readonly Reported[]>([])
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setVersion(opened)
    setReported([])
  }
  return {
    sendSeen: (send) => (call, input) =>
      send(call, call.edits && version !== undefined ? ({ ...(input as object), version } as typeof input) : input),
    told,
    hear: (error, form) => {
      const changed = changedSinceIn(error)
      if (!changed) return
      setReported(reportIn(form, changed))
      setVersion(changed.version)
    },
    saved: () => {
      setReported([])
      // One's own writing is the next one.
      setVersion((seen) => (seen === undefined ? seen : seen + 1))
    },
  }
}
