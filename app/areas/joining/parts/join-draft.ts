import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallInput, CallOutput } from '#kit/wire/call.ts'
import { NetworkDown, WireError } from '#kit/wire/errors.ts'
import { hospitalAuditDetail, hospitalAuditSave } from '../contract.ts'
import type { JoinField } from '../rules.ts'

/** A patient's application as the form shows it. */
export type Draft = CallOutput<typeof hospitalAuditDetail>
/** What a field holds. */
export type FieldValue = string | readonly string[]

const PAUSE_MS = 800

type Fields = ReadonlyMap<JoinField, FieldValue>
type Saving = { state: 'saved' | 'saving' | 'waiting' | 'failed'; words: string }

/**
 * The application that somebody fills in, from whichever device: fetched once, saved field by field a moment after they stop typing,
 * and at the latest when they go on; `unit_id` names an approved one, to be read. What did not come through is sent again with the next change, or when the net is back.
 */
export const useJoinDraft = ({ unit_id, open }: Pick<CallInput<typeof hospitalAuditDetail>, 'unit_id' | 'open'>) => {
  const key = useSession()
  const [draft, setDraft] = useState<Draft>()
  const [failure, setFailure] = useState<string>()
  const [faults, setFaults] = useState<Draft['faults']>([])
  const [saving, setSaving] = useState<Saving>({ state: 'saved', words: '' })
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef<Draft['faults']>([])
  const unsent = useRef(new Map<JoinField, FieldValue>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again.
  useEffect(() => {
    if (key === null) return
    let isWanted = true
    setFailure(undefined)
    callApi(hospitalAuditDetail, { unit_id, open }).then(
      (found) => {
        if (!isWanted) return
        setDraft(found)
        latest.current = found.faults
        setFaults(found.faults)
        if (found.save_time) setSaving({ state: 'saved', words: `已保存 ${found.save_time.slice(11, 16)}` })
      },
      (thrown: unknown) => isWanted && setFailure(thrown instanceof WireError ? thrown.words : '没有加载出来'),
    )
    return () => {
      isWanted = false
    }
  }, [key, unit_id, open, round])

  const saveUnsent = useCallback(async (): Promise<Draft['faults'] | undefined> => {
    clearTimeout(timer.current)
    const sent = new Map(unsent.current)
    if (sent.size === 0) return latest.current
    unsent.current.clear()
    setSaving({ state: 'saving', words: '正在保存' })
    const saved = await trySaving(sent)
    if (saved instanceof WireError) {
      keepUnsent(unsent.current, sent)
      setSaving(wordsOfFailure(saved))
      return undefined
    }
    latest.current = saved.faults
    setFaults(saved.faults)
    setSaving({ state: 'saved', words: `已保存 ${saved.save_time.slice(11, 16)}` })
    return saved.faults
  }, [])

  // One save after the other: what is on its way may be what the next step waits for.
  const flush = useCallback((): Promise<Draft['faults'] | undefined> => {
    const next = running.current.then(saveUnsent)
    running.current = next.catch(() => undefined)
    return next
  }, [saveUnsent])

  useEffect(() => {
    const again = () => void flush()
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      void flush()
    }
  }, [flush])

  const set = (field: JoinField, value: FieldValue) => {
    unsent.current.set(field, value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), PAUSE_MS)
  }
  return { isVisitor: key === null, draft, failure, faults, saving, set, flush, again: () => setRound(round + 1) }
}

const trySaving = async (sent: Fields) => {
  try {
    return await callApi(hospitalAuditSave, asInput(sent))
  } catch (thrown) {
    if (!(thrown instanceof WireError)) throw thrown
    return thrown
  }
}

/** What was typed meanwhile is newer. */
const keepUnsent = (unsent: Map<JoinField, FieldValue>, sent: Fields) => {
  for (const [field, value] of sent) if (!unsent.has(field)) unsent.set(field, value)
}

const wordsOfFailure = (error: WireError): Saving =>
  error instanceof NetworkDown
    ? { state: 'waiting', words: '没有网络，连上后自动保存' }
    : { state: 'failed', words: error.words }

const asInput = (sent: Fields): CallInput<typeof hospitalAuditSave> => {
  const emptied = [...sent].flatMap(([field, value]) => (value === '' ? [field] : []))
  const given = Object.fromEntries([...sent].filter(([, value]) => value !== ''))
  return { ...given, emptied }
}
