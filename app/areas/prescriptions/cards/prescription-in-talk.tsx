import { useEffect, useState } from 'react'
import { Link } from '#kit/ui/link.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { prescriptionDetail } from '../contract.ts'
import { prescriptionAddress } from './prescription-address.ts'
import { PrescriptionTag } from './prescription-tag.tsx'

interface PrescriptionInTalkProps {
  id: string
  /** Changes whenever it may have gone on. */
  told: unknown
}

/** A prescription that a doctor wrote, where the talk came to it; it leads to its own page. */
export function PrescriptionInTalk({ id, told }: PrescriptionInTalkProps) {
  const [shown, setShown] = useState<CallOutput<typeof prescriptionDetail> | 'failed'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew whenever something was told
  useEffect(() => {
    const controller = new AbortController()
    callApi(prescriptionDetail, { prescription_id: id }, { signal: controller.signal }).then(setShown, (thrown) => {
      if (!(thrown instanceof WireError)) throw thrown
      if (!controller.signal.aborted) setShown((before) => before ?? 'failed')
    })
    return () => controller.abort()
  }, [id, told])
  const isShown = shown !== undefined && shown !== 'failed'
  return (
    <Link
      to={prescriptionAddress(id)}
      className="block w-260 min-w-0 rounded-12 bg-card p-12 shadow-soft transition-opacity active:opacity-80"
    >
      <span className="flex items-baseline justify-between gap-8">
        <span className="text-12 text-ink-3">电子处方</span>
        {isShown && <PrescriptionTag state={shown.state} words={shown.state_desc} />}
      </span>
      <span className="line-clamp-2 pt-4 text-16 font-semibold">
        {isShown ? shown.drug_name || '内容已清除' : shown === 'failed' ? '暂时打不开，点开再看' : '正在打开…'}
      </span>
      {isShown && (
        <>
          <span className="line-clamp-2 block pt-4 text-14 text-ink-2">{shown.dosage}</span>
          <span className="block pt-4 text-12 text-ink-3">{shown.next_desc}</span>
        </>
      )}
    </Link>
  )
}
