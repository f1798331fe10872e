import { useState } from 'react'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskSettlement } from '../contract.ts'
import type { ReceiptState } from '../states.ts'
import { ReceiptForm } from './receipt-form.tsx'
import { agreedFact, paperFact } from './shared-facts.tsx'

type Found = CallOutput<typeof deskSettlement>
type Receipt = Found['receipts'][number]

const tones = { proposed: 'warning', entered: 'success', refused: 'plain' } as const satisfies Record<
  ReceiptState,
  string
>

/** Another settlement of the same party, by its number. */
export function OtherSettlement({ of: { settlement_id, number } }: { of: { settlement_id: number; number: string } }) {
  return (
    <ButtonLink kind="text" size="small" to={address('/desk/settlement', { settlement_id })}>
      结算单 {number}
    </ButtonLink>
  )
}

interface ClaimProps {
  found: Found
  mayRun: boolean
  onDone: () => void
}

/** What a party owes by a settlement: what it paid of that, what the next settlement took off, and what is open. */
export function Claim({ found: { settlement, claim, receipts, may_receive }, mayRun, onDone }: ClaimProps) {
  const [isOpen, setOpen] = useState(false)
  const { settlement_id, party_name } = settlement
  return (
    <>
      <Card
        title={`${party_name}欠平台 ${settlement.claim} 元`}
        aside={<Tag tone="plain">{settlement.claim_name}</Tag>}
      >
        <Facts
          facts={[
            { name: '已收', value: claim.received },
            { name: '还欠', value: <strong>{claim.open}</strong> },
            ...(claim.offset_by
              ? [
                  {
                    name: '已抵扣',
                    value: (
                      <>
                        {claim.offset} <OtherSettlement of={claim.offset_by} />
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
        {settlement.claim_state === 'open' && (
          <p className="pt-12 text-14 text-ink-2">对方转账还来的，在这里登记；没有还的，从下一张结算单里扣。</p>
        )}
        {mayRun && may_receive === 1 && (
          <div className="pt-16">
            <Button kind="primary" size="small" onClick={() => setOpen(true)}>
              登记收款…
            </Button>
          </div>
        )}
      </Card>
      {receipts.map((receipt) => (
        <Card
          key={receipt.receipt_id}
          title={`收款 ${receipt.amount} 元`}
          aside={<Tag tone={tones[receipt.state]}>{receipt.state_name}</Tag>}
        >
          <Facts facts={factsOf(receipt)} />
        </Card>
      ))}
      {isOpen && (
        <ReceiptForm
          claim={{ settlement_id, party_name, open: claim.open }}
          onSaved={() => {
            setOpen(false)
            onDone()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const factsOf = (receipt: Receipt) => [
  { name: '收款单号', value: receipt.number },
  { name: '银行流水号', value: `${receipt.bank_no}，${receipt.received_on}` },
  { name: '登记', value: `${receipt.propose_time.slice(0, 16)} ${receipt.proposed_by}` },
  ...agreedFact(receipt),
  ...(receipt.says ? [{ name: '说明', value: receipt.says }] : []),
  ...paperFact(receipt.proof_url),
]
