import { useEffect, useState } from 'react'
import { Picture } from '#kit/ui/picture.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { receivedGifts } from '../contract.ts'

const SHOWN = 30

interface ReceivedSheetProps {
  open: boolean
  doctorId: number
  onClose: () => void
}

/** Who gave a doctor what, and when, the newest first; nobody is named. */
export function ReceivedSheet({ open, doctorId, onClose }: ReceivedSheetProps) {
  return (
    <Sheet open={open} title="收到的心意" onClose={onClose}>
      {open && <Received doctorId={doctorId} />}
    </Sheet>
  )
}

function Received({ doctorId }: { doctorId: number }) {
  const [received, setReceived] = useState<CallOutput<typeof receivedGifts> | WireError>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    callApi(receivedGifts, { doctor_id: doctorId, page_size: SHOWN }).then(setReceived, (thrown: unknown) => {
      if (!(thrown instanceof WireError)) throw thrown
      setReceived(thrown)
    })
  }, [doctorId, tries])
  if (received === undefined) return <SkeletonList />
  if (received instanceof WireError) return <Trouble text={received.words} onRetry={() => setTries(tries + 1)} />
  return (
    <>
      <ul className="divide-y divide-line">
        {received.list.map(({ gift_id, name, image, num, giver, add_time }) => (
          <li key={`${add_time} ${gift_id} ${giver}`} className="flex min-h-target items-center gap-12 py-8">
            <Picture src={image} alt="" width={36} height={36} className="size-36 shrink-0 rounded-8" />
            <span className="min-w-0 grow">
              <span className="block text-16">
                {name} <span className="text-ink-2 tabular-nums">×{num}</span>
              </span>
              <span className="block text-12 text-ink-3 tabular-nums">
                {giver} · {add_time.slice(0, 10)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {received.total_page_num > 1 && <p className="pt-12 text-center text-12 text-ink-3">只显示最近 {SHOWN} 份</p>}
    </>
  )
}
