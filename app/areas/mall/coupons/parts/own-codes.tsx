import { useEffect, useState } from 'react'
import { Card } from '#kit/ui/card.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { flowCodes } from '../contract.ts'
import { heldWords } from './use-coupon.tsx'

type Codes = CallOutput<typeof flowCodes>['list']

/** The codes of a coupon that the reader has, each with where it stands; nothing for who has none. */
export function OwnCodes({ couponId }: { couponId: number }) {
  const key = useSession()
  const [codes, setCodes] = useState<Codes>([])
  useEffect(() => {
    if (key === null) return setCodes([])
    let isWanted = true
    callApi(flowCodes, { coupon_id: couponId }).then(
      ({ list }) => isWanted && setCodes(list),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [key, couponId])
  if (codes.length === 0) return null
  return (
    <Card title="我领到的">
      <ul className="divide-y divide-line text-14">
        {codes.map(({ code_id, code, state, end_time }) => (
          <li key={code_id} className="flex flex-wrap justify-between gap-x-12 py-8">
            <span className="break-all tabular-nums">{code}</span>
            <span className="text-ink-2">{heldWords[state] ?? `${end_time.slice(0, 10)} 前可用`}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
