import { useState } from 'react'
import { MOST_REASON } from '#app/areas/access/blocks/rules.ts'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskPatient, deskPatientGiftBack } from '../contract.ts'
import { GiftForm } from './gift-form.tsx'

type Patient = CallOutput<typeof deskPatient>
type Gift = Patient['gifts'][number]

const stateTones: Readonly<Record<Gift['state'], Tone>> = {
  waiting: 'warning',
  given: 'success',
  refused: 'danger',
  withdrawn: 'plain',
  back: 'plain',
  expired: 'plain',
}

interface GiftsProps {
  handle: string
  patient: Pick<Patient, 'gifts' | 'coupons'>
  onDone: () => void
}

/** What this desk gave somebody by hand, or asked to. */
export function GiftsCard({ handle, patient, onDone }: GiftsProps) {
  const mayGive = useMay('patients.give')
  const mayTake = useMay('patients.agree')
  const [isOpen, setOpen] = useState(false)
  const [taken, setTaken] = useState<Gift>()
  return (
    <Card
      title="赠送积分和优惠券"
      aside={
        mayGive && (
          <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
            申请赠送
          </Button>
        )
      }
    >
      <ul aria-label="赠送" className="divide-y divide-line">
        {patient.gifts.map((gift) => (
          <li key={gift.gift_id} className="space-y-4 py-12">
            <div className="flex flex-wrap items-center gap-8">
              <Tag tone={stateTones[gift.state]}>{gift.state_desc}</Tag>
              <span className="text-16 font-medium break-words">{gift.gift_name}</span>
            </div>
            <p className="text-14">{gift.reason}</p>
            <div className="flex flex-wrap items-center justify-between gap-8">
              <p className="text-12 text-ink-3">
                {gift.asked_by} {gift.ask_time.slice(0, 16)} 申请
                {gift.decide_time && ` · ${gift.decided_by} ${gift.decide_time.slice(0, 16)} ${gift.state_desc}`}
                {gift.note && `：${gift.note}`}
              </p>
              {mayTake && gift.state === 'given' && (
                <Button kind="text" size="small" onClick={() => setTaken(gift)}>
                  收回
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {patient.gifts.length === 0 && <p className="text-14 text-ink-3">没有赠送过。</p>}
      {isOpen && (
        <GiftForm
          handle={handle}
          coupons={patient.coupons}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
      {taken && (
        <ReasonForm
          title={`收回${taken.gift_name}？`}
          label="原因，患者会看到"
          maxLength={MOST_REASON}
          action="收回"
          danger
          save={(reason, send) => send(deskPatientGiftBack, { gift_id: taken.gift_id, reason })}
          said={() => '收回了，已通知患者'}
          onSaved={() => {
            setTaken(undefined)
            onDone()
          }}
          onClose={() => setTaken(undefined)}
        />
      )}
    </Card>
  )
}
