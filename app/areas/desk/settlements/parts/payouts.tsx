import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskPayoutFail, type deskSettlement } from '../contract.ts'
import { NOTE_LETTERS } from '../rules.ts'
import { PaidForm } from './paid-form.tsx'
import { PayoutTag } from './payout-tag.tsx'
import { agreedFact, paperFact } from './shared-facts.tsx'

type Payout = CallOutput<typeof deskSettlement>['payouts'][number]

interface PayoutsProps {
  payouts: readonly Payout[]
  mayRun: boolean
  onDone: () => void
}

/** The payouts of a settlement, the newest first; what was agreed to is written down here once the bank has answered. */
export function Payouts({ payouts, mayRun, onDone }: PayoutsProps) {
  const [writing, setWriting] = useState<{ payout: Payout; as: 'paid' | 'failed' }>()
  const close = () => setWriting(undefined)
  const done = () => {
    close()
    onDone()
  }
  return (
    <>
      {payouts.map((payout) => (
        <Card
          key={payout.payout_id}
          title={`付款 ${payout.amount} 元`}
          aside={<PayoutTag state={payout.state} words={payout.state_name} />}
        >
          <Facts facts={factsOf(payout)} />
          {mayRun && payout.state === 'approved' && (
            <div className="flex flex-wrap gap-8 pt-16">
              <Button kind="primary" size="small" onClick={() => setWriting({ payout, as: 'paid' })}>
                登记已付款…
              </Button>
              <Button kind="secondary" size="small" onClick={() => setWriting({ payout, as: 'failed' })}>
                付款失败…
              </Button>
            </div>
          )}
        </Card>
      ))}
      {writing?.as === 'paid' && <PaidForm payout={writing.payout} onSaved={done} onClose={close} />}
      {writing?.as === 'failed' && (
        <EditForm
          title="登记付款失败"
          action="登记"
          save={(form, send) =>
            send(deskPayoutFail, {
              ...readForm(deskPayoutFail, form, { says: 'text' }),
              payout_id: writing.payout.payout_id,
            })
          }
          said={() => '已登记，可以重新申请付款'}
          onSaved={done}
          onClose={close}
        >
          <TextField
            label="为什么没有付成"
            name="says"
            rows={2}
            maxLength={NOTE_LETTERS}
            hint="如：户名不符，银行退回。登记后可以重新申请"
            required
          />
        </EditForm>
      )}
    </>
  )
}

const factsOf = (payout: Payout) => [
  { name: '付款单号', value: payout.number },
  { name: '申请', value: `${payout.propose_time.slice(0, 16)} ${payout.proposed_by}` },
  ...agreedFact(payout),
  ...(payout.bank_no ? [{ name: '银行流水号', value: `${payout.bank_no}，${payout.paid_on}` }] : []),
  ...(payout.end_time && payout.ended_by
    ? [{ name: '登记', value: `${payout.end_time.slice(0, 16)} ${payout.ended_by}` }]
    : []),
  ...(payout.says ? [{ name: '说明', value: payout.says }] : []),
  ...paperFact(payout.proof_url),
]
