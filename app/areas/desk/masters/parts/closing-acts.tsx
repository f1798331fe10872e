import { useState } from 'react'
import type { ManagedState } from '#app/areas/guahao/hospitals/rules.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { deskReopen } from '../contract.ts'
import { ClosingForm, type Named } from './closing-form.tsx'

interface Lasting {
  state: ManagedState
  closes_on: string | null
}

/** Whether it sees people, and until when. */
export function Standing({ state, closes_on }: Lasting) {
  if (state === 'closed') return <Tag>已停止接诊</Tag>
  if (state === 'closing') return <Tag tone="warning">{closes_on} 起停止</Tag>
  return <Tag tone="success">正常</Tag>
}

interface ClosingActsProps extends Lasting {
  named: Named
  name: string
  onDone: () => void
}

/** Closes it, or takes that back. */
export function ClosingActs({ named, name, state, onDone }: ClosingActsProps) {
  const [isOpen, setOpen] = useState(false)
  const today = useToday()
  return (
    <>
      {state !== 'closed' && (
        <Button kind="text" size="small" onClick={() => setOpen(true)}>
          {state === 'open' ? '停止接诊' : '改停止日'}
        </Button>
      )}
      {state !== 'open' && (
        <ActButton
          call={deskReopen}
          input={named}
          kind="text"
          confirm={{
            title: `恢复“${name}”的接诊？`,
            text: '按排班重新放号。已经停诊的门诊不会恢复，患者已经收到通知。',
            yes: '恢复接诊',
          }}
          said={({ made_num }) => (made_num > 0 ? `已恢复，放出 ${made_num} 个门诊` : '已恢复')}
          onDone={onDone}
        >
          恢复接诊
        </ActButton>
      )}
      {isOpen && (
        <ClosingForm
          named={named}
          name={name}
          today={today}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
    </>
  )
}
