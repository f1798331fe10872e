import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Stars } from '#kit/ui/stars.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { WireError } from '#kit/wire/errors.ts'
import { doctorRatings } from '../contract.ts'

/** What patients said of consultations with a doctor, a page of it. */
export type Ratings = CallOutput<typeof doctorRatings>

/** So many stand there at first. */
export const FEW_RATINGS = 3

/** What patients said of consultations with a doctor: a few, and more where one asks; nothing while nobody has said anything. */
export function DoctorRatings({ doctorId, first }: { doctorId: number; first: Ratings }) {
  const [shown, setShown] = useState<Pick<Ratings, 'list' | 'page' | 'total_page_num'>>(first)
  const [busy, setBusy] = useState(false)
  if (shown.list.length === 0) return null
  const more = async () => {
    setBusy(true)
    try {
      const next = await callApi(doctorRatings, { doctor_id: doctorId, page: shown.page + 1, page_size: FEW_RATINGS })
      const known = new Set(shown.list.map(({ rating_id }) => rating_id))
      setShown({ ...next, list: [...shown.list, ...next.list.filter(({ rating_id }) => !known.has(rating_id))] })
    } catch (thrown) {
      if (!(thrown instanceof WireError)) throw thrown
      toast(thrown.words)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="space-y-12">
      <h2 className="text-16 font-semibold">问诊评价</h2>
      {shown.list.map(({ rating_id, user_name, stars, content, type_name, add_time }) => (
        <Card key={rating_id}>
          <div className="flex items-center justify-between gap-8 text-14">
            <span className="font-medium">{user_name}</span>
            <Stars value={stars} />
          </div>
          {content && <p className="pt-8 text-14 whitespace-pre-line wrap-anywhere">{content}</p>}
          <p className="pt-8 text-12 text-ink-3 tabular-nums">
            {type_name} · {add_time.slice(0, 10)}
          </p>
        </Card>
      ))}
      {shown.page < shown.total_page_num && (
        <Button kind="secondary" wide busy={busy} onClick={more}>
          更多问诊评价
        </Button>
      )}
    </section>
  )
}
