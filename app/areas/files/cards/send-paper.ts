import { callApi } from '#kit/wire/browser/caller.ts'
import { NetworkDown } from '#kit/wire/errors.ts'
import { uploadBegin, uploadDone, uploadPaper, uploadPiece } from '../contract.ts'
import { LONG_PAPER_BYTES, PIECE_BYTES } from '../rules.ts'

/** How far a PDF is, from 0 to 1, and whether it waits for the net. */
export interface PaperProgress {
  part: number
  isWaiting: boolean
}

interface Sending {
  onProgress: (progress: PaperProgress) => void
  signal: AbortSignal
}

const MEGABYTE = 1_000_000
/** So often in a row the net may fail before somebody is asked to try again. */
const MOST_FAILURES = 10
const LONGEST_PAUSE_MS = 15_000

/**
 * Sends a PDF piece by piece, and gives its address. A line that is cut is waited for, and what has arrived is not sent again; nor is
 * it when the page was left and the same file is chosen another time.
 */
export const sendPaper = async (file: File, sending: Sending): Promise<string> => {
  const { signal } = sending
  // What is one piece alone comes at once.
  if (file.size <= PIECE_BYTES)
    return (await throughCuts(sending, 0, () => callApi(uploadPaper, { file }, { signal }))).url
  const sha256 = file.size > LONG_PAPER_BYTES ? '0'.repeat(64) : await fingerprintOf(file)
  const begun = await throughCuts(sending, 0, () => callApi(uploadBegin, { sha256, size: file.size }))
  const { upload_id, piece_bytes } = begun
  let { offset } = begun
  while (offset < file.size) {
    if (signal.aborted) throw signal.reason
    const part = offset / file.size
    sending.onProgress({ part, isWaiting: false })
    const from = offset
    const piece = file.slice(from, from + piece_bytes)
    const answer = await throughCuts(sending, part, () =>
      callApi(uploadPiece, { upload_id, offset: from, file: piece }, { signal }),
    )
    offset = answer.offset
  }
  sending.onProgress({ part: 1, isWaiting: false })
  return (await throughCuts(sending, 1, () => callApi(uploadDone, { upload_id }))).url
}

/** Does it until the net is there, pausing longer each time; every one of these may be done twice. */
const throughCuts = async <T>({ onProgress, signal }: Sending, part: number, work: () => Promise<T>): Promise<T> => {
  for (let failures = 1; ; failures++) {
    try {
      return await work()
    } catch (thrown) {
      if (!(thrown instanceof NetworkDown) || failures >= MOST_FAILURES) throw thrown
    }
    onProgress({ part, isWaiting: true })
    await pause(Math.min(LONGEST_PAUSE_MS, 500 * 2 ** failures), signal)
    if (signal.aborted) throw signal.reason
  }
}

/** Waits for the net, at most so long. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      window.removeEventListener('online', over)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    window.addEventListener('online', over)
    signal.addEventListener('abort', over)
  })

/** The SHA-256 of a file, read in parts: it need not lie in a phone's memory whole. */
const fingerprintOf = async (file: File): Promise<string> => {
  const { sha256 } = await import('@noble/hashes/sha2.js')
  const hash = sha256.create()
  for (let at = 0; at < file.size; at += MEGABYTE)
    hash.update(new Uint8Array(await file.slice(at, at + MEGABYTE).arrayBuffer()))
  return [...hash.digest()].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
