import { ActButton } from '#app/desk-shell/act-button.tsx'
import { benchClinicAgain, benchClinicDone } from '../contract.ts'

interface VisitActsProps {
  orderId: string
  state: string
  onDone: () => void
}

/** What a doctor does about whoever is with them, or does not come. */
export function VisitActs({ orderId, state, onDone }: VisitActsProps) {
  if (state !== 'called') return null
  const input = { order_id: orderId }
  return (
    <>
      <ActButton call={benchClinicAgain} input={input} said={({ number }) => `已再叫 ${number} 号`} onDone={onDone}>
        再叫一次
      </ActButton>
      <ActButton call={benchClinicDone} input={input} said={({ number }) => `${number} 号就诊完成`} onDone={onDone}>
        看完了
      </ActButton>
    </>
  )
}
