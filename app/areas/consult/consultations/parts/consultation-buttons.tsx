import { useState } from 'react'
import { callAddress } from '#app/areas/consult/calls/cards/call-address.ts'
import { chatAddress } from '#app/areas/consult/chat/cards/chat-address.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { payConsultationAddress } from '../cards/consultation-address.ts'
import { closeAsk } from '../contract.ts'
import { closingOf } from '../rules.ts'
import { consultationStates } from '../states.ts'
import type { WholeConsultation } from './use-live-consultation.ts'

/** What one can do with a consultation. */
export function ConsultationButtons({ asked, onChanged }: { asked: WholeConsultation; onChanged: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const has = (button: string) => asked.button.includes(button)
  const mayCall = asked.type !== 'text' && consultationStates[asked.state].talking
  return (
    <>
      {has('close') && (
        <Button kind="secondary" onClick={() => setAsking(true)}>
          {mayCall ? endShort(asked) : asked.state === 'answered' ? '结束问诊' : '取消问诊'}
        </Button>
      )}
      {has('talk') && (
        <ButtonLink kind={mayCall ? 'secondary' : 'primary'} to={chatAddress(asked.ask_id)}>
          {mayCall ? '对话' : '进入对话'}
        </ButtonLink>
      )}
      {mayCall && (
        <ButtonLink to={callAddress(asked.ask_id)}>{asked.type === 'video' ? '进入视频' : '电话问诊'}</ButtonLink>
      )}
      {has('pay') && <ButtonLink to={payConsultationAddress(asked)}>去付款</ButtonLink>}
      <CloseDialog
        asked={asked}
        open={isAsking}
        onClose={() => setAsking(false)}
        onDone={() => {
          setAsking(false)
          onChanged()
        }}
      />
    </>
  )
}

/** Three beside each other have room for short words. */
const endShort = ({ state }: WholeConsultation): string => (state === 'answered' ? '结束' : '取消')

interface CloseDialogProps {
  asked: WholeConsultation
  open: boolean
  onClose: () => void
  onDone: () => void
}

/** Asks once more; says what happens to the money. */
function CloseDialog({ asked, open, onClose, onDone }: CloseDialogProps) {
  const closing = useAct(closeAsk)
  const isEnding = closingOf(asked.state) === 'ends'
  const close = async () => {
    if (!(await closing.run({ ask_id: asked.ask_id }))) return
    toast(isEnding ? '问诊已结束' : '问诊已取消')
    onDone()
  }
  return (
    <Dialog
      open={open}
      title={isEnding ? '结束这次问诊？' : '取消这次问诊？'}
      cancelText={isEnding ? '再问问' : '先不取消'}
      confirmText={isEnding ? '结束问诊' : '取消问诊'}
      danger
      busy={closing.busy}
      onCancel={onClose}
      onConfirm={close}
    >
      {isEnding ? '结束后 48 小时内还可以追问一次。' : whatGoesBack(asked)}
    </Dialog>
  )
}

const whatGoesBack = ({ state, pay_amount }: WholeConsultation): string =>
  state === 'unpaid' || pay_amount === '0.00'
    ? '还没有扣款，取消后可以重新提问。'
    : `医生还没有回复，${pay_amount} 元会全额原路退回。`
